export const ORIGEM = 'cookies';
