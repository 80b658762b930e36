import type { RespostaBinaria } from '@rateia/contracts/campos';
import type { ExtratoFechado } from '@rateia/domain/carteira/extrato';
import { extratoEmCsv } from '@rateia/domain/carteira/extrato-em-csv';
import { extratoEmOfx } from '@rateia/domain/carteira/extrato-em-ofx';
import { mascararCpf } from '@rateia/domain/usuario/cpf';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import { recusar } from '../../../http/erros.ts';
import { boletoAberto, folhaDoBoleto } from '../../pagamentos/index.ts';
import { lerInforme } from '../informe/ler-informe.ts';
import { acharRecibo } from '../recibos/achar-recibo.ts';
import { extratoEmPdf } from './extrato-em-pdf.ts';
import { fecharExtrato } from './fechar-extrato.ts';
import { informeEmPdf } from './informe-em-pdf.ts';
import type { ExtratoPedido, PermissaoDoArquivo } from './link-do-arquivo.ts';
import { reciboEmPdf } from './recibo-em-pdf.ts';

type Arquivo = Pick<RespostaBinaria, 'tipo' | 'nome' | 'bytes'>;
type Leitor = { readonly db: Executor; readonly deps: Pick<Deps, 'itens' | 'regras' | 'cifra' | 'gateways'> };
export type Dono = { readonly nome: string; readonly cpfCifrado: Buffer | null };
type Pedido = PermissaoDoArquivo & { readonly dono: Dono };

const PDF = 'application/pdf';
type Formato = ExtratoPedido['formato'];
const TIPOS: Readonly<Record<Formato, string>> = {
  pdf: PDF,
  csv: 'text/csv; charset=utf-8',
  ofx: 'application/x-ofx',
};

/** Makes the file that a link names; undefined for a thing that is its owner's no more. */
export async function fazerArquivo({ db, deps }: Leitor, pedido: Pedido): Promise<Arquivo | undefined> {
  const { usuarioId, em, arquivo, dono } = pedido;
  const { nome } = dono;
  if (arquivo.tipo === 'extrato') {
    const { formato } = arquivo;
    const extrato = await fecharExtrato(db, deps, { usuarioId, em, arquivo, nome });
    const dias = extrato.de === null ? `ate-${extrato.ate}` : `${extrato.de}-a-${extrato.ate}`;
    return { tipo: TIPOS[formato], nome: `extrato-${dias}.${formato}`, bytes: await escrever(extrato, formato) };
  }
  if (arquivo.tipo === 'informe') {
    const informe = await lerInforme(db, { usuarioId, ano: arquivo.ano, em });
    if (informe === undefined) return undefined;
    const cpf = dono.cpfCifrado === null ? null : mascararCpf(deps.cifra.decifrar(dono.cpfCifrado, 'usuario:cpf'));
    const bytes = await informeEmPdf({ informe, nome, cpf, feitoEm: em });
    return { tipo: PDF, nome: `informe-${informe.ano}.pdf`, bytes };
  }
  if (arquivo.tipo === 'boleto') {
    const id = await boletoAberto(db, { idPublico: arquivo.idPagamento, usuarioId });
    if (id === undefined) return undefined;
    const bytes = (await folhaDoBoleto(deps.gateways, id)) ?? recusar('indisponivel');
    return { tipo: PDF, nome: `boleto-${arquivo.idPagamento.slice(0, 8)}.pdf`, bytes };
  }
  const recibo = await acharRecibo({ db, deps }, { tipo: arquivo.de, id: arquivo.id, usuarioId });
  if (recibo === undefined) return undefined;
  const numero = `${arquivo.de === 'credito' ? 'S' : 'F'}-${arquivo.id}`;
  const bytes = await reciboEmPdf({ recibo, numero, nome, feitoEm: em });
  return { tipo: PDF, nome: `comprovante-${numero}.pdf`, bytes };
}

async function escrever(extrato: ExtratoFechado, formato: Formato): Promise<Uint8Array> {
  if (formato === 'pdf') return await extratoEmPdf(extrato);
  return formato === 'csv' ? Buffer.from(extratoEmCsv(extrato), 'utf8') : extratoEmOfx(extrato);
}
