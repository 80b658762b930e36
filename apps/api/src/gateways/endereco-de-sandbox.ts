import { BlockList, isIP } from 'node:net';

/** Addresses that never leave this machine. */
const locais = new BlockList();
locais.addSubnet('0.0.0.0', 8, 'ipv4');
locais.addSubnet('127.0.0.0', 8, 'ipv4');
locais.addAddress('::', 'ipv6');
locais.addAddress('::1', 'ipv6');
locais.addSubnet('::ffff:127.0.0.0', 104, 'ipv6');

/** Names that RFC 2606 and RFC 6761 keep out of the public internet. */
const dominiosReservados = /(^|\.)(localhost|local|test|invalid|example|example\.(com|net|org))$/;
/** The providers' names for their trial hosts: sandbox.x, pix-h.x, api-homologacao.x, hml.x. */
const rotuloDeTeste = /^(.*-)?(sandbox|homolog|homologacao|hml|staging|h)(-.*)?$/;

/**
 * True for an address, with or without scheme, that must never serve production: this machine, a reserved name, or a
 * provider's trial host. An address that cannot be read counts as such too, so that the guard fails closed.
 */
export function enderecoDeSandbox(endereco: string): boolean {
  const maquina = maquinaDe(endereco);
  return ehLocal(maquina) || (isIP(maquina) === 0 && maquina.split('.').some((rotulo) => rotuloDeTeste.test(rotulo)));
}

/** True for an address that nobody elsewhere can open: this machine, or a reserved name. */
export function enderecoLocal(endereco: string): boolean {
  return ehLocal(maquinaDe(endereco));
}

/** Host name of an address; empty for a text that is none. */
function maquinaDe(endereco: string): string {
  const texto = endereco.trim();
  const comEsquema = /^[a-z][a-z0-9+.-]*:\/\//i.test(texto) ? texto.replace(/^[^:]+/, 'http') : `http://${texto}`;
  if (!URL.canParse(comEsquema)) return '';
  return new URL(comEsquema).hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
}

function ehLocal(maquina: string): boolean {
  const versao = isIP(maquina);
  if (versao !== 0) return locais.check(maquina, versao === 4 ? 'ipv4' : 'ipv6');
  return maquina === '' || dominiosReservados.test(maquina);
}
