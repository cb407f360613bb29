//! Reads the imports of one file from its tokens, so that the insides of macros like `view!` count too.

use std::{iter::Peekable, str::FromStr};

use proc_macro2::{Delimiter, TokenStream, TokenTree, token_stream::IntoIter};

type Tokens = Peekable<IntoIter>;

/// A path in a source file.
#[derive(Debug)]
pub struct SourcePath {
    /// The segments, as written. A glob has none for its star.
    pub segments: Vec<String>,
    /// The inline modules around it, outermost first.
    pub inside: Vec<String>,
    /// The name that a `use` gives it; `*` for a glob, `None` for a path outside a `use`.
    pub name: Option<String>,
    pub line: usize,
}

/// Returns the paths in every `use`, and all others that start with `crate`, `super` or `self`.
pub fn paths(text: &str) -> Vec<SourcePath> {
    let tokens = TokenStream::from_str(text).expect("Rust source");
    let mut found = Vec::new();
    read(tokens, &[], &mut found);
    found
}

fn read(tokens: TokenStream, inside: &[String], found: &mut Vec<SourcePath>) {
    let mut tokens = tokens.into_iter().peekable();
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Group(group) => read(group.stream(), inside, found),
            TokenTree::Ident(word) if word == "use" => {
                read_use(&mut tokens, &[], inside, found);
            }
            // The path in `pub(in path)` is a visibility, not an import.
            TokenTree::Ident(word) if word == "pub" => {
                tokens.next_if(|next| is_group(next, Delimiter::Parenthesis));
            }
            TokenTree::Ident(word) if word == "mod" => {
                let name = tokens.next().map(|name| name.to_string());
                if let Some(TokenTree::Group(body)) =
                    tokens.next_if(|next| is_group(next, Delimiter::Brace))
                {
                    let inside: Vec<_> = inside.iter().cloned().chain(name).collect();
                    read(body.stream(), &inside, found);
                }
            }
            TokenTree::Ident(word) if word == "crate" || word == "super" || word == "self" => {
                let (mut segments, line) = (vec![word.to_string()], word.span().start().line);
                while skip_colons(&mut tokens) {
                    let Some(TokenTree::Ident(segment)) = tokens.peek() else { break };
                    segments.push(segment.to_string());
                    tokens.next();
                }
                if segments.len() > 1 {
                    found.push(SourcePath { segments, inside: inside.to_vec(), name: None, line });
                }
            }
            _ => {}
        }
    }
}

/// Reads a use tree that starts with these segments, up to its comma or semicolon.
fn read_use(tokens: &mut Tokens, start: &[String], inside: &[String], found: &mut Vec<SourcePath>) {
    let mut segments = start.to_vec();
    let mut name = None;
    let mut line = 0;
    while let Some(token) = tokens.next() {
        match token {
            TokenTree::Ident(word) if word == "as" => {
                name = tokens.next().map(|name| name.to_string());
            }
            TokenTree::Ident(word) => {
                line = word.span().start().line;
                // The `self` in `a::{self}` adds no segment.
                if word != "self" || segments.is_empty() {
                    segments.push(word.to_string());
                }
            }
            TokenTree::Punct(sign) if sign.as_char() == '*' => {
                line = sign.span().start().line;
                name = Some("*".to_owned());
            }
            TokenTree::Punct(sign) if sign.as_char() == ':' => {}
            TokenTree::Group(group) => {
                let mut branches = group.stream().into_iter().peekable();
                while branches.peek().is_some() {
                    read_use(&mut branches, &segments, inside, found);
                }
                // Only this branch's comma or semicolon is left.
                tokens.next();
                return;
            }
            _ => break,
        }
    }
    if line > 0 {
        let name = name.or_else(|| segments.last().cloned());
        found.push(SourcePath { segments, inside: inside.to_vec(), name, line });
    }
}

fn is_group(token: &TokenTree, delimiter: Delimiter) -> bool {
    matches!(token, TokenTree::Group(group) if group.delimiter() == delimiter)
}

fn skip_colons(tokens: &mut Tokens) -> bool {
    let mut skip = || {
        tokens
            .next_if(|next| matches!(next, TokenTree::Punct(sign) if sign.as_char() == ':'))
            .is_some()
    };
    skip() && skip()
}
