import type { Centavos } from '@rateia/domain/dinheiro';
import { reaisParaCentavos } from '@rateia/domain/dinheiro';
import { cortarTexto } from '@rateia/domain/letras';
import { z } from 'zod';
import type { Cobranca, Devolucao, EventoDePix, Pagador, PixRecebido } from './port.ts';
import { idDoAviso } from './port.ts';

/** The wire of API Pix 2.9.0, read leniently (unknown fields are expected) and turned into our words. */
export const valorDoFio: z.ZodType<Centavos> = z
  .string()
  .regex(/^\d{1,10}\.\d{2}$/)
  .transform((valor) => reaisParaCentavos(valor));

/** Cuts a text to the length that payer and receiver may read. */
export function textoLivre(texto: string): string {
  return cortarTexto(texto, 140);
}

export function nomeDoDevedor(nome: string): string {
  return cortarTexto(nome, 200);
}

const instante = z.iso.datetime({ offset: true }).transform((texto) => new Date(texto).toISOString());

const devolucaoDoFio = z.object({
  id: z.string().regex(/^[a-zA-Z0-9]{1,35}$/),
  rtrId: z.string(),
  valor: valorDoFio,
  // The standard may grow by new states without a new version: any state but the two last ones counts as under way.
  status: z.enum(['EM_PROCESSAMENTO', 'DEVOLVIDO', 'NAO_REALIZADO']).catch('EM_PROCESSAMENTO'),
  motivo: z.string().nullish(),
  natureza: z.string().nullish(),
});

const pessoaDoFio = z.object({ cpf: z.string().nullish(), nome: z.string().nullish() });

const pixDoFio = z.object({
  endToEndId: z.string().regex(/^[a-zA-Z0-9]{32}$/),
  txid: z
    .string()
    .regex(/^[a-zA-Z0-9]{1,35}$/)
    .nullish(),
  valor: valorDoFio,
  horario: instante,
  devolucoes: z.array(devolucaoDoFio).nullish(),
  // The standard has no payer. Providers send it under one of these two names.
  pagador: pessoaDoFio.nullish(),
  gnExtras: z.object({ pagador: pessoaDoFio.nullish() }).nullish(),
});

export const devolucao: z.ZodType<Devolucao> = devolucaoDoFio.transform(emDevolucao);

export const pixRecebido: z.ZodType<PixRecebido> = pixDoFio.transform(emPixRecebido);

export const cobrancaDoFio = z.object({
  txid: z.string(),
  // These may grow too, and no money depends on them: the receipts are in `pix`.
  status: z
    .enum(['ATIVA', 'CONCLUIDA', 'REMOVIDA_PELO_USUARIO_RECEBEDOR', 'REMOVIDA_PELO_PSP'])
    .or(z.string().transform((): 'DESCONHECIDO' => 'DESCONHECIDO')),
  valor: z.object({ original: valorDoFio }),
  calendario: z.object({ criacao: instante, expiracao: z.coerce.number().int().positive().default(86_400) }),
  location: z.string().nullish(),
  loc: z.object({ location: z.string() }).nullish(),
  pixCopiaECola: z.string().nullish(),
  pix: z.array(pixDoFio).nullish(),
});

export const paginaDePix = z.object({
  parametros: z.object({
    paginacao: z.object({ paginaAtual: z.number().int(), quantidadeDePaginas: z.number().int() }),
  }),
  // A receipt of zero does not exist: it could be kept and never applied.
  pix: z
    .array(pixRecebido)
    .default([])
    .transform((lista) => lista.filter(({ valor }) => valor > 0)),
});

/** RFC 7807; the last part of `type` names the error. Some providers answer `nome` and `mensagem` instead. */
export const problema = z.object({
  type: z.string().optional(),
  title: z.string().optional(),
  detail: z.string().optional(),
  nome: z.string().optional(),
  mensagem: z.string().optional(),
  violacoes: z.array(z.object({ razao: z.string().optional(), propriedade: z.string().optional() })).optional(),
});

/** Sent payouts share the callback with received Pix; `tipo` tells them apart, and they are not ours to read here. */
export const corpoDoWebhook = z.object({
  pix: z.array(z.looseObject({ tipo: z.string().nullish() })),
});

export const pixDoWebhook: z.ZodType<EventoDePix> = pixDoFio
  .refine((pix) => typeof pix.txid === 'string' && pix.valor > 0)
  .transform((lido) => {
    const pix = emPixRecebido(lido);
    return { ...pix, txid: lido.txid ?? '', id: idDoAviso(pix) };
  });

export function emCobranca(lida: z.infer<typeof cobrancaDoFio>, copiaECola: (location: string) => string): Cobranca {
  const location = lida.location ?? lida.loc?.location ?? '';
  return {
    txid: lida.txid,
    estado: lida.status,
    valor: lida.valor.original,
    location,
    pixCopiaECola: lida.pixCopiaECola ?? copiaECola(location),
    expiraEm: new Date(Date.parse(lida.calendario.criacao) + lida.calendario.expiracao * 1_000).toISOString(),
    pix: (lida.pix ?? []).map(emPixRecebido),
  };
}

function emPixRecebido(lido: z.infer<typeof pixDoFio>): PixRecebido {
  const pagador = emPagador(lido.pagador ?? lido.gnExtras?.pagador);
  return {
    e2eid: lido.endToEndId,
    valor: lido.valor,
    horario: lido.horario,
    devolucoes: (lido.devolucoes ?? []).map(emDevolucao),
    ...(typeof lido.txid === 'string' ? { txid: lido.txid } : {}),
    ...(pagador === undefined ? {} : { pagador }),
  };
}

function emPagador(lido: z.infer<typeof pessoaDoFio> | null | undefined): Pagador | undefined {
  if (lido === null || lido === undefined) return undefined;
  const cpf = lido.cpf?.replace(/[.-]/g, '');
  return {
    ...(cpf !== undefined && /^\d{11}$/.test(cpf) ? { cpf } : {}),
    ...(typeof lido.nome === 'string' ? { nome: lido.nome } : {}),
  };
}

function emDevolucao(lida: z.infer<typeof devolucaoDoFio>): Devolucao {
  return {
    id: lida.id,
    rtrId: lida.rtrId,
    valor: lida.valor,
    estado: lida.status,
    ...(typeof lida.motivo === 'string' ? { motivo: lida.motivo } : {}),
    ...(typeof lida.natureza === 'string' ? { natureza: lida.natureza } : {}),
  };
}
