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
];

export const NO_PICTURES: [what: string, bytes: Buffer][] = [
  ['an SVG', latin(SVG)],
  ['an SVG behind a declaration', latin(`<?xml version="1.0"?>${SVG}`)],
  ['an SVG behind a mark of its encoding', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), latin(SVG)])],
  ['an SVG in UTF-16', Buffer.from(`\ufeff${SVG}`, 'utf16le')],
  ['a packed SVG', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
  ['a page', latin('<!doctype html><script>alert(1)</script>')],
  ['a page behind spaces', latin('\r\n\t  <html><body onload=alert(1)>')],
  ['a script', latin('alert(1)//')],
  ['a PDF', latin('%PDF-1.7\n1 0 obj')],
  ['a picture that is a PDF too', Buffer.concat([JPEG, latin('%PDF-1.7\n1 0 obj')])],
  ['a picture that is a page too', Buffer.concat([latin('GIF89a/*'), latin('*/=1;<script>alert(1)</script>')])],
  ['a picture that is an SVG too', Buffer.concat([PNG, latin(SVG)])],
  ['a picture that is a program too', Buffer.concat([JPEG, latin('<?php system($_GET[0]); ?>')])],
  ['a program', latin('MZ\x90\x00\x03')],
  ['an archive', latin('PK\x03\x04')],
  ['a film', latin('\x00\x00\x00\x18ftypmp42')],
  ['an AVIF', latin('\x00\x00\x00\x18ftypavif')],
  ['a TIFF', latin('II*\x00')],
  ['a BMP', latin('BM\x46\x00')],
  ['the beginning of a JPEG', latin('\xff\xd8')],
  ['a PNG as a mail program breaks it', latin('\x89PNG\n\x1a\n')],
  ['nothing', Buffer.alloc(0)],
];

/** What a file may be called, and what it is called when it goes on. */
export const NAMES: [name: string, stem: string][] = [
  ['slip.jpg', 'slip'],
  ['付款收據 (1).jpeg', '付款收據-(1)'],
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\windows\\win.ini', 'win'],
  ['/etc/cron.d/x.png', 'x'],
  ['..%2f..%2fshadow.png', 'shadow'],
  ['slip.php.jpg', 'slip-php'],
  ['slip.jpg.exe', 'slip-jpg'],
  ['slip.html;.jpg', 'slip-html'],
  ['evil\u202egpj.exe', 'evilgpj'],
  ['in\u200bvisible\u0000\u0007.jpg', 'invisible'],
  ['a%0d%0aX-Evil: 1.jpg', 'a-0d-0aX-Evil-1'],
  ["'; drop table files;--.png", 'drop-table-files'],
  ['<img src=x onerror=alert(1)>.png', 'img-src-x-onerror-alert(1)'],
  ['$(reboot)`id`.png', '(reboot)-id'],
  ['.htaccess', 'picture'],
  ['...', 'picture'],
  ['', 'picture'],
  [`${'n'.repeat(300)}.jpg`, 'n'.repeat(80)],
];
