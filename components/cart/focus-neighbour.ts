/**
 * A row is about to go: the focus moves on to the same button of the next one, else of the one before, so that a
 * keyboard does not lose its place. With the last row it goes to what holds the list.
 */
export function focusNeighbour(button: HTMLElement): void {
  const row = button.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('[data-removes]') ?? button.closest('dialog')?.querySelector('button');
  if (target) target.focus();
  else focusMain();
}

/** The page's content, as the skip link does. */
export const focusMain = (): void => document.getElementById('main')?.focus();
