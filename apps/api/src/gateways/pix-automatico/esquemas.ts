import { z } from 'zod';
import { valorDoFio } from '../pix/esquemas.ts';
import type { CobrancaRecorrente, Recorrencia } from './port.ts';

/** The wire of `rec` and `cobr` (API Pix 2.9.0), read leniently: unknown fields are expected, a new state decides nothing. */
const dia = z.iso.date();
function estado<const E extends readonly [string, ...string[]]>(...conhecidos: E) {
  return z.enum(conhecidos).or(z.string().transform((): 'DESCONHECIDO' => 'DESCONHECIDO'));
}

const fimDoFio = z.object({
  solicitante: z.string().nullish(),
  codigo: z.string().nullish(),
});

export const recorrencia: z.ZodType<Recorrencia> = z
  .object({
    idRec: z.string().min(1).max(40),
    status: estado('CRIADA', 'APROVADA', 'REJEITADA', 'EXPIRADA', 'CANCELADA'),
    vinculo: z.object({ contrato: z.string() }),
    encerramento: z.object({ cancelamento: fimDoFio.nullish(), rejeicao: fimDoFio.nullish() }).nullish(),
    dadosQR: z.object({ pixCopiaECola: z.string().nullish() }).nullish(),
  })
  .transform((r) => {
    const fim = r.encerramento?.cancelamento ?? r.encerramento?.rejeicao ?? undefined;
    return {
      idRec: r.idRec,
      contrato: r.vinculo.contrato,
      estado: r.status,
      pixCopiaECola: r.dadosQR?.pixCopiaECola ?? null,
      encerramento:
        fim === undefined ? null : { porQuem: fim.solicitante ?? 'USUARIO_PAGADOR', codigo: fim.codigo ?? null },
    };
  });

export const listaDeRecorrencias = z.object({ recs: z.array(recorrencia).default([]) });

/** The place of a code: where the standard's document writes it and where some examples have it. */
const rejeicao = z.object({ codigo: z.string().nullish() }).nullish();

const tentativa = z
  .object({
    dataLiquidacao: dia,
    status: estado('SOLICITADA', 'AGENDADA', 'PAGA', 'REJEITADA', 'EXPIRADA', 'CANCELADA'),
    endToEndId: z.string().nullish(),
    rejeicao,
  })
  .transform((t) => ({
    dia: t.dataLiquidacao,
    estado: t.status,
    e2eid: t.endToEndId ?? null,
    motivo: t.rejeicao?.codigo ?? null,
  }));

export const cobrancaRecorrente: z.ZodType<CobrancaRecorrente> = z
  .object({
    txid: z.string(),
    idRec: z.string(),
    status: estado('CRIADA', 'ATIVA', 'CONCLUIDA', 'EXPIRADA', 'REJEITADA', 'CANCELADA'),
    valor: z.object({ original: valorDoFio }),
    tentativas: z.array(tentativa).nullish(),
  })
  .transform((c) => ({
    txid: c.txid,
    idRec: c.idRec,
    estado: c.status,
    valor: c.valor.original,
    tentativas: c.tentativas ?? [],
  }));

export const local = z.object({ id: z.int() });

/** Only the names and the states: a notice is a hint. */
export const corpoDoAviso = z.object({
  recs: z.array(z.object({ idRec: z.string().min(1).max(40), status: z.string() })).optional(),
  cobsr: z
    .array(
      z.object({
        txid: z.string().regex(/^[a-zA-Z0-9]{26,35}$/),
        status: z.string(),
        tentativas: z.array(z.object({ dataLiquidacao: z.string().nullish(), status: z.string().nullish() })).nullish(),
      }),
    )
    .optional(),
});
