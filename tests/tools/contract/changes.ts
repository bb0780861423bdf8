import type { Shape } from './shape.ts';

/** What is otherwise than at the last run. `before` and `now` are kinds or values of an enum. */
export type Change = {
  call: string;
  path: string;
  change: 'vanished' | 'appeared' | 'another type' | 'another value';
  before: string;
  now: string;
};

/**
 * What changed since an earlier run, for calls that both were answered. What depends on the data alone is no change: a
 * field of entries that a list does not have, a value or a kind that is not there this time.
 */
export function changesBetween(before: Record<string, Shape>, now: Record<string, Shape>): Change[] {
  return Object.entries(before).flatMap(([call, shape]) => {
    const other = now[call];
    return other ? changesOf(call, shape, other) : [];
  });
}

function changesOf(call: string, before: Shape, now: Shape): Change[] {
  const paths = [...new Set([...Object.keys(before), ...Object.keys(now)])].toSorted();
  return paths.flatMap((path): Change[] => {
    const [old, current] = [before[path], now[path]];
    if (old && current) return kindChanges(call, path, old, current);
    // how many entries there are is data
    if (/(?:\[\*\]|\.\*)$/.test(path)) return [];
    // below a field that itself came or went it is the same news
    const parent = parentOf(path);
    if (old) return now[parent] ? [{ call, path, change: 'vanished', before: old.join(', '), now: '' }] : [];
    return before[parent] ? [{ call, path, change: 'appeared', before: '', now: (current ?? []).join(', ') }] : [];
  });
}

function kindChanges(call: string, path: string, before: string[], now: string[]): Change[] {
  const added = now.filter((kind) => !before.includes(kind));
  if (added.length === 0) return [];
  const isOfEnum = added.every((kind) => kind.startsWith('"')) && before.some((kind) => kind.startsWith('"'));
  return [
    { call, path, change: isOfEnum ? 'another value' : 'another type', before: before.join(', '), now: now.join(', ') },
  ];
}

/** An entry's list has entries where `[*]` is known; a field's object is there where its own path is. */
const parentOf = (path: string): string => path.replace(/(?:\[\*\]|\.(?:"(?:[^"\\]|\\.)*"|[^.[\]"]+))$/, '');
