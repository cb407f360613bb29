// short-imports.mjs FOLDER: gives what each wasm file in FOLDER imports from its script short names,
// in both files. wasm-bindgen's names end in sixteen random digits each, which no compression helps.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const HEADER = 8;
const IMPORTS = 2;

// The module with its imports renamed; `names` gets what they were called and are called now.
function withShortImports(bytes, names) {
  const parts = [bytes.subarray(0, HEADER)];
  for (let at = HEADER; at < bytes.length; ) {
    const reader = new Reader(bytes, at + 1);
    const length = reader.number();
    const end = reader.at + length;
    if (bytes[at] === IMPORTS) {
      const section = renamed(reader, names);
      parts.push(Buffer.from([IMPORTS, ...number(section.length)]), section);
    } else {
      parts.push(bytes.subarray(at, end));
    }
    at = end;
  }
  return Buffer.concat(parts);
}

// https://webassembly.github.io/spec/core/binary/modules.html#import-section
function renamed(reader, names) {
  const count = reader.number();
  const parts = [Buffer.from(number(count))];
  for (let i = 0; i < count; i += 1) {
    const module = reader.name();
    const name = reader.name();
    const start = reader.at;
    reader.skipDescription();
    const short = `$${i.toString(36)}`;
    names.set(name, short);
    parts.push(Buffer.from([...number(module.length), ...Buffer.from(module)]));
    parts.push(Buffer.from([...number(short.length), ...Buffer.from(short)]));
    parts.push(reader.bytes.subarray(start, reader.at));
  }
  return Buffer.concat(parts);
}

class Reader {
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at;
  }

  // LEB128.
  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at];
      this.at += 1;
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
  }

  name() {
    const length = this.number();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at).toString();
  }

  skipDescription() {
    const kind = this.bytes[this.at];
    this.at += 1;
    if (kind !== 0) throw new Error(`an import of kind ${kind}: only functions are known here`);
    this.number();
  }
}

function number(value) {
  const bytes = [];
  for (; value >= 0x80; value >>>= 7) bytes.push((value & 0x7f) | 0x80);
  return [...bytes, value];
}

const folder = process.argv[2];
for (const file of readdirSync(folder).filter((name) => name.endsWith("_bg.wasm"))) {
  const wasm = join(folder, file);
  const script = wasm.replace("_bg.wasm", ".js");
  const names = new Map();
  const shorter = withShortImports(readFileSync(wasm), names);
  const used = new Set();
  const text = readFileSync(script, "utf8").replace(/__wb\w+|__wasm_split_load\w+/g, (name) => {
    used.add(name);
    return names.get(name) ?? name;
  });
  for (const name of names.keys()) {
    if (!used.has(name)) throw new Error(`${script} does not have ${name}, which ${wasm} imports`);
  }
  await WebAssembly.compile(shorter);
  writeFileSync(wasm, shorter);
  writeFileSync(script, text);
}
