import type { ConfigSocial } from '../config.ts';
import type { Dependencias } from '../resiliencia.ts';
import { criarFacebook } from './facebook.ts';
import { criarGoogle } from './google.ts';
import type { GatewaySocial } from './port.ts';

/** The providers that are configured. */
export function criarSocial({ google, facebook }: ConfigSocial, dependencias: Dependencias = {}): GatewaySocial {
  return {
    ...(google === undefined ? {} : { google: criarGoogle(google, dependencias) }),
    ...(facebook === undefined ? {} : { facebook: criarFacebook(facebook, dependencias) }),
  };
}
