/** The `sizes` of cards. A 4:5 box crops a 4:3 picture to three fifths of its width, so the file must be wider than the box. */
export const CARD_SIZES = '(width >= 1430px) 480px, (width >= 992px) 34vw, (width >= 768px) 42vw, 60vw';
/** The service's own picture: 5:6 beside the text, 4:3 on phones. */
export const GALLERY_SIZES = '(width >= 1430px) 920px, (width >= 992px) 62vw, (width >= 768px) 70vw, 100vw';
export const THUMB_SIZES = '96px';
