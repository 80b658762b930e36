import { z } from 'zod';
import * as c from './campos.ts';
import { chamada } from './chamada.ts';
import { grupoListado } from './formas-do-grupo.ts';

const comMotivo = z.object({ itens: z.array(grupoListado.extend({ motivo: z.string() })) });

/** The calls of a person who looks for a group and for who administers it. */
export const antesDeEntrar = {
  getSobreAdministrador: chamada({
    method: 'GET',
    path: '/administrador/{id}',
    auth: 'usuario',
    resumo:
      'An administrator: reputation with its parts and weights, facts, groups on offer (spec B§2 /sobre-administrador/{id}; REGRAS 2.28).',
    params: c.idParam,
    response: z.object({
      id: c.idResposta,
      primeiroNome: z.string(),
      imagem: z.string().nullable(),
      identidadeVerificada: z.boolean(),
      desde: c.dia,
      respondeEmMinutos: z.int().nullable(),
      gruposAtivos: z.int(),
      pessoasAgora: z.int(),
      pessoasNoTotal: z.int(),
      /** 0 to 100; null while there are too few deliveries. */
      nota: z.int().nullable(),
      calculadaEm: c.instante.nullable(),
      entregasParaNota: z.int(),
      diasParaFicar: z.int(),
      partes: z.array(
        z.object({
          chave: z.enum(['entrega', 'resposta', 'semDevolucao', 'permanencia', 'tempo']),
          rotulo: z.string(),
          peso: z.int(),
          valor: z.int().nullable(),
          fatos: z.int(),
        }),
      ),
      grupos: z.array(grupoListado),
    }),
    errors: ['naoEncontrado'],
  }),
  descobrirGrupos: chamada({
    method: 'GET',
    path: '/grupo/descobrir',
    auth: 'usuario',
    resumo: 'Groups that the user has not seen and that fit what he has (spec B§7).',
    response: comMotivo,
    errors: [],
  }),
  getGruposDaRede: chamada({
    method: 'GET',
    path: '/grupo/rede',
    auth: 'usuario',
    resumo: 'Groups of the people in the network of the user (spec B§7).',
    response: comMotivo,
    errors: [],
  }),
  getMaisProcurados: chamada({
    method: 'GET',
    path: '/grupo/mais-procurados',
    auth: 'usuario',
    resumo: 'Groups wanted in the last 7 days against their free seats, as a job counted them (spec B§7).',
    response: comMotivo,
    errors: [],
  }),
};
