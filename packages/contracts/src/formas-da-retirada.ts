import { TIPO_DE_CONTA } from '@rateia/domain/retirada/bancos';
import { ESTADO_RETIRADA } from '@rateia/domain/retirada/regras';
import { todosOsIds } from '@rateia/domain/tabela';
import { z } from 'zod';
import * as c from './campos.ts';

export const chavePix = z.object({
  id: c.idResposta,
  tipoChave: z.enum(['cpf', 'email', 'telefone', 'aleatoria']),
  chave: z.string().meta({ description: 'Masked' }),
  status: z.int(),
  podeReceberEm: c.instante,
  emDescanso: z.boolean(),
});
export const contaBancaria = z.object({
  id: c.idResposta,
  banco: z.object({ codigo: z.string(), nome: z.string() }),
  tipo: z.enum(todosOsIds(TIPO_DE_CONTA)),
  agencia: z.string(),
  conta: z.string().meta({ description: 'Masked' }),
  status: z.int().meta({ description: '116 waits for its code, 117 is confirmed' }),
  podeReceberEm: c.instante.nullable(),
  emDescanso: z.boolean(),
});
export const boletoLido = z.object({
  id: c.idResposta,
  linha: z.string(),
  beneficiario: z.string(),
  documento: z.string().meta({ description: 'Masked' }),
  valor: c.valor,
  vencimento: c.dia,
  valorTaxa: c.valor,
  total: c.valor.meta({ description: 'What leaves the balance' }),
});
export const retiradaDetalhe = z.object({
  id: z.uuid(),
  tipoId: z.int(),
  valor: c.valor,
  valorTaxa: c.valor,
  valorCusteio: c.valor,
  valorLiquido: c.valor,
  estado: z.enum(todosOsIds(ESTADO_RETIRADA)),
  revisaoManual: z.boolean(),
  chave: chavePix.nullable(),
  conta: contaBancaria.nullable(),
  boleto: boletoLido.pick({ linha: true, beneficiario: true, documento: true }).nullable(),
  chegaEm: c.dia.nullable().meta({ description: 'The day on which a TED or a boleto arrives' }),
  linhas: z.array(c.linhaValor),
  criadaEm: c.instante,
  enviadaEm: c.instante.nullable(),
  concluidaEm: c.instante.nullable(),
  previsao: z.string(),
  identificador: z.string().nullable(),
  motivoFalha: z.string().nullable(),
  podeCancelar: z.boolean(),
  pinExpiraEm: c.instante
    .nullable()
    .meta({ description: 'While aguardandoPin: until when the code that was sent last is good' }),
  pinEnviadoPara: z
    .string()
    .nullable()
    .meta({ description: 'While aguardandoPin: the e-mail or phone that the last code went to, masked' }),
});
