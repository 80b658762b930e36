/** The maker of codes alone: the package's own types name only the whole of it. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode';
}
