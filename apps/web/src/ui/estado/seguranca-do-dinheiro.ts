import { createContext } from 'react';

/** What an error says of money before it says what to do. Nothing in a link, the login or the registration: there is none. */
export const SegurancaDoDinheiro = createContext('');
