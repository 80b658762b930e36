import { CONTAS_DE_USUARIO } from '@rateia/domain/carteira/contas';
import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';

const extrato = z
  .object({
    tipo: z.literal('extrato'),
    formato: z.enum(['pdf', 'csv', 'ofx']),
    conta: z.enum(['tudo', ...CONTAS_DE_USUARIO]),
    /** Both days are in the window; without the first it begins with the first movement, without the last it ends now. */
    de: c.diaDado().optional(),
    ate: c.diaDado().optional(),
  })
  .refine(({ de, ate }) => de === undefined || ate === undefined || de <= ate, { path: ['ate'] });

const PRIMEIRO_ANO = 2_000;
const ULTIMO_ANO = 2_199;
const informe = z.object({ tipo: z.literal('informe'), ano: c.inteiro(PRIMEIRO_ANO, ULTIMO_ANO) });
/** The bill of an open payment, as its bank prints it. */
const boleto = z.object({ tipo: z.literal('boleto'), idPagamento: z.uuid() });
const recibo = z.object({ tipo: z.literal('recibo'), de: z.enum(['fatura', 'credito']), id: c.id });

const doMes = z.object({
  mes: z.int().min(1).max(12),
  liberado: c.valorComSinal,
  devolvido: c.valorComSinal,
  liquido: c.valorComSinal,
});

/** Files of the wallet that a person keeps, and the summary of a year (REGRAS 2.33). */
export const arquivosDaCarteira = {
  createLinkDoArquivo: chamada({
    method: 'POST',
    path: '/carteira/arquivo/link',
    auth: 'usuario',
    resumo: 'A link to a file of one’s own wallet that is good for a minute (REGRAS 2.33).',
    body: z.discriminatedUnion('tipo', [extrato, informe, recibo, boleto]),
    response: z.object({ url: z.string(), expiraEm: c.instante }),
    errors: ['movimentosDemais', 'naoEncontrado'],
  }),
  getArquivoDaCarteira: chamada({
    method: 'GET',
    path: '/carteira/arquivo/{token}',
    auth: 'publica',
    resumo: 'The file that a link names, made as it is asked for and kept nowhere (REGRAS 2.33).',
    params: z.object({ token: c.daMaquina(200, 40) }),
    response: c.binario,
    tiposDoArquivo: ['application/pdf', 'text/csv', 'application/x-ofx'],
    errors: ['naoEncontrado'],
  }),
  getInforme: chamada({
    method: 'GET',
    path: '/carteira/informe/{ano}',
    auth: 'usuario',
    resumo:
      'The own year for the tax return: received as administrator, fees, prizes, refunds, balances at its end (REGRAS 2.33).',
    params: z.object({ ano: c.inteiroNoEndereco(PRIMEIRO_ANO, ULTIMO_ANO) }),
    response: z.object({
      ano: z.int(),
      /** The years of the account, the present one first. */
      anos: z.array(z.int()),
      /** 31 December; today in the year that has not ended. */
      ate: c.dia,
      fechado: z.boolean(),
      meses: z.array(doMes),
      /** `liberado` came into the balance, `devolvido` went back from it to members. */
      recebido: doMes.omit({ mes: true }),
      taxas: z.object({ plataforma: c.valorComSinal, meios: c.valorComSinal, total: c.valorComSinal }),
      premios: c.valorComSinal,
      reembolsos: z.object({ noSaldo: c.valorComSinal, porFora: c.valorComSinal, total: c.valorComSinal }),
      saldos: z.array(
        z.object({
          conta: z.enum(CONTAS_DE_USUARIO),
          rotulo: z.string(),
          antes: c.valorComSinal,
          depois: c.valorComSinal,
        }),
      ),
      total: z.object({ antes: c.valorComSinal, depois: c.valorComSinal }),
    }),
    errors: ['naoEncontrado'],
  }),
};
