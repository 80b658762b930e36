import type { Dia, Instante } from '../datas.ts';
import { diaDe } from '../datas.ts';
import { formatarHorario } from '../datas-formatadas.ts';
import type { Centavos } from '../dinheiro.ts';
import { centavosParaDecimal, negar } from '../dinheiro.ts';
import { cortarTexto } from '../letras.ts';
import { emWindows1252 } from '../letras-do-documento.ts';
import { MARCA } from '../marca.ts';
import type { ExtratoFechado, LinhaDoExtrato } from './extrato.ts';
import { NOMES_DAS_CONTAS } from './extrato.ts';

/** OFX 1.0.2 in SGML and Windows-1252: the form that banks of Brazil give, and that their importers read. */
const CABECALHO = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:USASCII',
  'CHARSET:1252',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
] as const;
/** We are no bank and have no number among banks. */
const SEM_BANCO = '000';
/** The longest texts of a movement (OFX 1.0.2, 11.4.3). */
const LETRAS_DO_NOME = 32;
const LETRAS_DO_RECADO = 255;

/**
 * A statement for the program that keeps a person's accounts. Each entry has one FITID, the same in every file that has
 * it, so that no importer counts it twice. Money that never was in the wallet is no movement of it (REGRAS 2.33).
 */
export function extratoEmOfx(extrato: ExtratoFechado): Uint8Array {
  const { conta, usuario, de, ate, fechamento, feitoEm } = extrato;
  const linhas = extrato.linhas.filter(({ valor }) => valor !== 0);
  const primeiro = de ?? diaDe(linhas[0]?.quando ?? feitoEm);
  const fim = diaDe(feitoEm) === ate ? momento(feitoEm) : noFimDoDia(ate);
  return emWindows1252(
    [
      ...CABECALHO,
      '',
      '<OFX>',
      `<SIGNONMSGSRSV1><SONRS>${ACEITO}<DTSERVER>${momento(feitoEm)}</DTSERVER><LANGUAGE>POR</LANGUAGE><FI><ORG>${MARCA}</ORG><FID>${SEM_BANCO}</FID></FI></SONRS></SIGNONMSGSRSV1>`,
      `<BANKMSGSRSV1><STMTTRNRS><TRNUID>1</TRNUID>${ACEITO}<STMTRS><CURDEF>BRL</CURDEF>`,
      `<BANKACCTFROM><BANKID>${SEM_BANCO}</BANKID><ACCTID>${usuario.id}-${conta}</ACCTID><ACCTTYPE>CHECKING</ACCTTYPE></BANKACCTFROM>`,
      `<BANKTRANLIST><DTSTART>${noComeco(primeiro)}</DTSTART><DTEND>${fim}</DTEND>`,
      ...linhas.map(movimento),
      '</BANKTRANLIST>',
      `<LEDGERBAL><BALAMT>${quantia(fechamento)}</BALAMT><DTASOF>${fim}</DTASOF></LEDGERBAL>`,
      '</STMTRS></STMTTRNRS></BANKMSGSRSV1>',
      '</OFX>',
      '',
    ].join('\r\n'),
  );
}

const ACEITO = '<STATUS><CODE>0</CODE><SEVERITY>INFO</SEVERITY></STATUS>';

function movimento({ id, quando, titulo, detalhe, conta, valor, comprovante }: LinhaDoExtrato): string {
  const recado = [detalhe, NOMES_DAS_CONTAS[conta]].filter((parte) => parte !== '').join(' - ');
  return [
    `<STMTTRN><TRNTYPE>${valor < 0 ? 'DEBIT' : 'CREDIT'}</TRNTYPE>`,
    `<DTPOSTED>${momento(quando)}</DTPOSTED><TRNAMT>${quantia(valor)}</TRNAMT>`,
    `<FITID>P${id}</FITID><REFNUM>${comprovante}</REFNUM>`,
    `<NAME>${escrito(titulo, LETRAS_DO_NOME)}</NAME><MEMO>${escrito(recado, LETRAS_DO_RECADO)}</MEMO></STMTTRN>`,
  ].join('');
}

/** A text that no reader takes for a tag. It is cut before its signs are written out, so that none is cut in two. */
function escrito(texto: string, maximo: number): string {
  return cortarTexto(texto, maximo).trimEnd().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** `-10.50`: OFX has a point, whatever the country. */
function quantia(valor: Centavos): string {
  return valor < 0 ? `-${centavosParaDecimal(negar(valor))}` : centavosParaDecimal(valor);
}

function momento(instante: Instante): string {
  return `${digitos(diaDe(instante))}${formatarHorario(instante).replace(':', '')}${instante.slice(17, 19)}${BRASILIA}`;
}
function noComeco(dia: Dia): string {
  return `${digitos(dia)}000000${BRASILIA}`;
}
function noFimDoDia(dia: Dia): string {
  return `${digitos(dia)}235959${BRASILIA}`;
}

/** The zone of Brasília has had no summer time since 2019, before the first movement of anybody. */
const BRASILIA = '[-3:BRT]';

function digitos(dia: Dia): string {
  return dia.replaceAll('-', '');
}
