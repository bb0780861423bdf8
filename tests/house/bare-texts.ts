import { API, type Checker, type Type, TypeFlags, type TypeReference } from 'typescript/unstable/sync';
import type { JsxElement, JsxFragment, Node, SourceFile } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';

const TEXT = TypeFlags.StringLike | TypeFlags.NumberLike | TypeFlags.BigIntLike | TypeFlags.Any | TypeFlags.Unknown;
/** Components that give each text of a rich message an element of its own. */
const RICH = new Set(['Rich', 'CollectionNote']);

/**
 * A place in a file where a text may stand; `isAlone`: as the only child of an element, where a list alone would be
 * wrong.
 */
type Suspect = { node: Node; isAlone?: boolean };

/**
 * Texts that React holds as text nodes of their own: beside other children, in a fragment, as what a component returns,
 * in a list, in a rich message. A browser's translator replaces text nodes, and React then changes, moves or removes
 * what is no longer in the page. A text that is all its element holds is set by that element. And what may be an element
 * in the middle of a text, which would say “[object Object]”.
 * @param project the path of a tsconfig.json @param wanted which of its files to look at
 * @returns `file:line` and the source of each
 */
export function findBareTexts(project: string, wanted: (file: string) => boolean): string[] {
  const api = new API();
  try {
    const opened = api.updateSnapshot({ openProjects: [project] }).getProject(project);
    if (!opened) throw new Error(`TypeScript does not open ${project}`);
    const { program, checker } = opened;
    const files = program.getSourceFileNames().filter((name) => name.endsWith('.tsx') && wanted(name));
    return files.flatMap((name) => {
      const file = program.getSourceFile(name);
      return file ? inFile(file, checker) : [];
    });
  } finally {
    api.close();
  }
}

function inFile(file: SourceFile, checker: Checker): string[] {
  const suspects: Suspect[] = [];
  const written: Node[] = [];
  const found: Node[] = [];
  const visit = (node: Node): undefined => {
    if (is.isJsxElement(node) || is.isJsxFragment(node)) {
      const children = childrenOf(node);
      const isAlone = is.isJsxElement(node) && children.length === 1;
      for (const child of children.filter((one) => !isSpace(one))) {
        if (is.isJsxExpression(child) && child.expression) suspects.push({ node: child.expression, isAlone });
        else if (is.isJsxText(child) && !isAlone) found.push(child);
      }
    }
    if (isRichMessage(node) && !isInRich(node, file)) found.push(node);
    if (is.isTemplateSpan(node)) written.push(node.expression);
    if (is.isBinaryExpression(node) && node.operatorToken.getText(file) === '+') written.push(node.left, node.right);
    suspects.push(...returnedBy(node, file));
    node.forEachChild(visit);
  };
  visit(file);
  const types = checker.getTypeAtLocation(suspects.map(({ node }) => node));
  for (const [index, { node, isAlone }] of suspects.entries()) {
    const type = types[index];
    if (type && (!isAlone || isList(type, checker)) && mayBeText(type, checker)) found.push(node);
  }
  const parts = checker.getTypeAtLocation(written);
  found.push(...written.filter((_, index) => mayBeElement(parts[index], checker)));
  return found.map((node) => {
    const start = node.getStart(file);
    const line = file.text.slice(0, start).split('\n').length;
    return `${file.fileName}:${line} ${file.text.slice(start, node.end).trim().replaceAll(/\s+/g, ' ').slice(0, 80)}`;
  });
}

/** What React makes children of: white space with a line break is nothing, other white space is a text. */
const childrenOf = (node: JsxElement | JsxFragment): Node[] =>
  node.children.filter(
    (child) =>
      !(is.isJsxText(child) && /^\s*\n\s*$/.test(child.text)) && !(is.isJsxExpression(child) && !child.expression),
  );

/** A space between elements, which translators leave alone. */
const isSpace = (node: Node): boolean =>
  (is.isJsxText(node) && node.text.trim() === '') ||
  (is.isJsxExpression(node) &&
    node.expression !== undefined &&
    is.isStringLiteral(node.expression) &&
    node.expression.text.trim() === '');

const isRichMessage = (node: Node): boolean =>
  is.isCallExpression(node) && is.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'rich';

function isInRich(node: Node, file: SourceFile): boolean {
  let { parent } = node;
  while (!is.isSourceFile(parent) && !is.isJsxElement(parent)) ({ parent } = parent);
  return is.isJsxElement(parent) && RICH.has(parent.openingElement.tagName.getText(file));
}

/** What a component returns, where `node` is one: a function with a name of capital and small letters. */
function returnedBy(node: Node, file: SourceFile): Suspect[] {
  if (!(is.isFunctionDeclaration(node) || is.isArrowFunction(node)) || !node.body) return [];
  const variable = is.isVariableDeclaration(node.parent) ? node.parent.name : undefined;
  const name = is.isFunctionDeclaration(node) ? node.name : variable;
  if (!name || !/^[A-Z]\w*[a-z]/.test(name.getText(file))) return [];
  if (!is.isBlock(node.body)) return [{ node: node.body }];
  const returned: Suspect[] = [];
  const visit = (inner: Node): undefined => {
    if (is.isFunctionDeclaration(inner) || is.isArrowFunction(inner) || is.isFunctionExpression(inner)) return;
    if (is.isReturnStatement(inner) && inner.expression) returned.push({ node: inner.expression });
    inner.forEachChild(visit);
  };
  node.body.forEachChild(visit);
  return returned;
}

/** Whether React could make a text of what has this type. `seen`: types may hold themselves. */
function mayBeText(type: Type, checker: Checker, seen = new Set<number>()): boolean {
  if (seen.has(type.id)) return false;
  seen.add(type.id);
  if (type.flags & TEXT) return true;
  const items = isList(type, checker) ? checker.getTypeArguments(type) : [];
  const parts = type.isUnionType() || type.isIntersectionType() ? type.getTypes() : items;
  return parts.some((part) => mayBeText(part, checker, seen));
}

const isList = (type: Type, checker: Checker): type is TypeReference =>
  checker.isArrayType(type) || checker.isTupleType(type);

/** Whether what has this type may be an element of React, which is no text. */
function mayBeElement(type: Type | undefined, checker: Checker): boolean {
  if (!type) return false;
  if (type.isUnionType()) return type.getTypes().some((part) => mayBeElement(part, checker));
  return ['props', 'type', 'key'].every((name) => checker.getPropertyOfType(type, name));
}
