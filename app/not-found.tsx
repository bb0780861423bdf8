/**
 * Only paths below `/_next/` get here. Without this file Next would put a page of its own, a kilobyte, into the data of
 * every page.
 */
export default function NotFound() {
  return null;
}
