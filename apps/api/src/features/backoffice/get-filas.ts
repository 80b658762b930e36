import { diaDe } from '@rateia/domain/datas';
import { ID_STATUS_GRUPO } from '@rateia/domain/grupos/estados';
import type { ContextoUsuario } from '../../http/contexto.ts';
import { validacoesEmAnalise } from '../cadastro/index.ts';
import { prazoDoGrupo } from '../grupos/index.ts';
import { contarNaoEntregues } from '../notificacoes/index.ts';
import { contarChamados } from '../perfil/index.ts';
import { retiradasEmRevisao } from '../retirada/index.ts';
import { contarParadas } from './dinheiro/repository.ts';
import { gruposEmAnalise } from './grupos-repository.ts';
import { contarTarefas } from './tarefas-repository.ts';

/** How much waits in each queue, and how much of it today (DESIGN backoffice). */
export const getFilas = async ({ db, deps, agora }: ContextoUsuario) => {
  const regras = await deps.regras();
  const hoje = diaDe(agora);
  const { triagem, pendenteAprovacao } = ID_STATUS_GRUPO;
  const grupos = await gruposEmAnalise(db, [triagem, pendenteAprovacao]);
  const prazos = await Promise.all(grupos.map((g) => prazoDoGrupo(db, g, regras)));
  const validacoes = await validacoesEmAnalise(db, deps);
  return {
    grupos: {
      total: grupos.length,
      vencemHoje: prazos.filter((p) => p !== undefined && diaDe(p.limite) <= hoje).length,
    },
    validacoes: { total: validacoes.length, vencemHoje: validacoes.filter((v) => diaDe(v.prazo) <= hoje).length },
    retiradas: { total: (await retiradasEmRevisao(db, deps, agora)).length },
    chamados: await contarChamados(db, deps, agora),
    tarefas: await contarTarefas(db),
    mensagens: { total: await contarNaoEntregues(db) },
    dinheiroParado: { total: await contarParadas(db, agora) },
  };
};
