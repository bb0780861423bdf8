/** Files as shoppers, and others, may send them: what their bytes begin with. */
const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const JPEG = latin('\xff\xd8\xff\xe0\x00\x10JFIF\x00');
const PNG = latin('\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR');
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

export const PICTURES: [what: string, bytes: Buffer, type: string, ending: string][] = [
  ['a JPEG', JPEG, 'image/jpeg', 'jpg'],
  ['a PNG', PNG, 'image/png', 'png'],
  ['a WebP', latin('RIFF\x24\x00\x00\x00WEBPVP8 '), 'image/webp', 'webp'],
  ['a GIF', latin('GIF89a\x01\x00\x01\x00'), 'image/gif', 'gif'],
  ['a HEIC', latin('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00'), 'image/heic', 'heic'],
  ['a floor plan', latin('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'), 'application/pdf', 'pdf'],
];

export const NO_PICTURES: [what: string, bytes: Buffer][] = [
  ['an SVG', latin(SVG)],
  ['an SVG in UTF-16', Buffer.from(`\ufeff${SVG}`, 'utf16le')],
  ['a page', latin('<!doctype html><script>alert(1)</script>')],
  ['the beginning of a PDF', latin('%PDF-1.7\n1 0 obj')],
  ['a PDF that runs', latin('%PDF-1.7\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\n%%EOF')],
  ['a PDF that is a page too', latin('%PDF-1.7\n<html><script>alert(1)</script>\n%%EOF')],
  ['a picture that is a PDF too', Buffer.concat([JPEG, latin('%PDF-1.7\n1 0 obj')])],
  ['a picture that is an SVG too', Buffer.concat([PNG, latin(SVG)])],
  ['a picture that is a program too', Buffer.concat([JPEG, latin('<?php system($_GET[0]); ?>')])],
  ['an archive', latin('PK\x03\x04')],
  ['a film', latin('\x00\x00\x00\x18ftypmp42')],
  ['an AVIF', latin('\x00\x00\x00\x18ftypavif')],
  ['a PNG as a mail program breaks it', latin('\x89PNG\n\x1a\n')],
  ['nothing', Buffer.alloc(0)],
];

/** What a file may be called, and what it is called when it goes on. */
export const NAMES: [name: string, stem: string][] = [
  ['slip.jpg', 'slip'],
  ['付款收據 (1).jpeg', '付款收據-(1)'],
  ['../../etc/passwd', 'passwd'],
  ['..%2f..%2fshadow.png', 'shadow'],
  ['slip.php.jpg', 'slip-php'],
  ['evil\u202egpj.exe', 'evilgpj'],
  ['in\u200bvisible\u0000\u0007.jpg', 'invisible'],
  ['<img src=x onerror=alert(1)>.png', 'img-src-x-onerror-alert(1)'],
  ['.htaccess', 'picture'],
  ['', 'picture'],
  [`${'n'.repeat(300)}.jpg`, 'n'.repeat(80)],
];
