import type { Instante } from '@rateia/domain/datas';
import type { StatusGrupo } from '@rateia/domain/grupos/estados';
import { MAQUINA_GRUPO } from '@rateia/domain/grupos/maquina';
import { INICIO, transicionar } from '@rateia/domain/maquina';
import type { Trx } from '../../../db/banco.ts';
import { registrarTransicao } from '../../../db/transicoes.ts';
import type { Deps } from '../../../http/deps.ts';
import { acharGrupo } from '../repository.ts';
import { aplicarEfeitos } from './efeitos.ts';
import { prazoDoGrupo, reagendarPrazosDoGrupo } from './prazos-do-grupo.ts';

/** The first row of a group's life, already written with the status that the screening decided (REGRAS 2.1). */
export const nascerGrupo = async (
  trx: Trx,
  deps: Deps,
  pedido: {
    readonly grupoId: number;
    readonly decisao: StatusGrupo;
    readonly motivo: string;
    readonly usuarioId: number;
    readonly agora: string;
  },
): Promise<Instante | undefined> => {
  const { grupoId, decisao, motivo, usuarioId, agora } = pedido;
  const quem = 'administrador';
  const r = transicionar(MAQUINA_GRUPO, { estado: INICIO, evento: 'criar', quem, contexto: { decisao } });
  const grupo = await acharGrupo(trx, grupoId);
  if (!r.ok || grupo === undefined) throw new Error(`group ${grupoId} cannot begin in ${decisao}`);
  const regras = await deps.regras();
  await registrarTransicao(trx, {
    entidade: 'grupo',
    entidadeId: grupoId,
    de: null,
    evento: 'criar',
    para: r.para,
    quem,
    usuarioId,
    em: agora,
    dados: motivo === '' ? {} : { motivo },
  });
  await reagendarPrazosDoGrupo(trx, { grupo, regras, agora });
  const ocorrencia = { grupo, evento: 'criar', quem, usuarioId, agora, regras, dados: { mensagem: motivo } } as const;
  await aplicarEfeitos(trx, deps, ocorrencia, r.efeitos);
  return (await prazoDoGrupo(trx, grupo, regras))?.limite;
};
