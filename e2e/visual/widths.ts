/** A desk's window and a small phone's (specification 9 names both). Small screens are touched. */
export const WIDE = { name: '1430', isPhone: false, use: { viewport: { width: 1430, height: 900 } } };
export const SMALL = { name: '360', isPhone: true, use: { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true } };
