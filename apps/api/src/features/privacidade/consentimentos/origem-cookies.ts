/** The origin of a consent: the banner of cookies. */
export const ORIGEM_COOKIES = 'cookies';
