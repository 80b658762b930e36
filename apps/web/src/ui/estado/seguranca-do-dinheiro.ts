import { createContext } from 'react';

/**
 * The words about money in an error, before the advice. Empty in a link, the login or the registration: there is no
 * money there.
 */
export const SegurancaDoDinheiro = createContext('');
