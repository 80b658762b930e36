/** Where a consent came from: the banner of cookies. */
export const ORIGEM_COOKIES = 'cookies';
