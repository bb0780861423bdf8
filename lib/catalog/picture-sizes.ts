// No screen needs more than two pixels for each of CSS: the eye does not tell them apart. Phones with three, which
// would take files twice as heavy, ask for two thirds of the width that a picture has.

/**
 * The `sizes` of cards. A 4:5 box crops a 4:3 picture to three fifths of its width, so the file must be wider than the
 * box.
 */
export const CARD_SIZES =
  '(width >= 1920px) 30vw, (width >= 1430px) 480px, (width >= 992px) 34vw, (width >= 768px) 42vw, (resolution >= 2.5dppx) 42vw, 60vw';
/** Not to be seen at the size of a card. */
export const CARD_QUALITY = 60;
/** The service's own picture, 4:3. */
export const GALLERY_SIZES =
  '(width >= 1920px) 44vw, (width >= 1430px) 760px, (width >= 768px) 53vw, (resolution >= 2.5dppx) 60vw, 88vw';
/** The others: two beside each other below it, thumbnails on phones. */
export const THUMB_SIZES = '(width >= 768px) 27vw, 96px';
