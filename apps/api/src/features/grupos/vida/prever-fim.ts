import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { centavos, somar } from '@rateia/domain/dinheiro';
import { mesesCortados, primeiroFim } from '@rateia/domain/grupos/fim-do-grupo';
import type { EventoGrupo } from '@rateia/domain/grupos/maquina';
import { MAQUINA_GRUPO } from '@rateia/domain/grupos/maquina';
import { transicionar } from '@rateia/domain/maquina';
import type { Executor } from '../../../db/banco.ts';
import type { Deps } from '../../../http/deps.ts';
import type { Reembolso } from '../../carteira/index.ts';
import { simularReembolso } from '../../carteira/index.ts';
import { contextoDoGrupo } from '../pagina/contexto-do-grupo.ts';
import type { Assinatura } from '../repository.ts';
import { acharGrupo, assinaturasVivas } from '../repository.ts';
import { ancorasDe } from './fatos-do-fim.ts';

type Pedido = { readonly grupoId: number; readonly agora: Instante };

/**
 * The acts by which the operation may end a group, and the effects of each on the members and their money; nothing is
 * changed. Undefined if the group does not exist; an act that the table refuses now is undefined too (REGRAS 2.1, 2.9).
 */
export async function preverFim(db: Executor, deps: Deps, { grupoId, agora }: Pedido) {
  const achado = await acharGrupo(db, grupoId);
  if (achado === undefined) return undefined;
  const grupo = achado;
  const regras = await deps.regras();
  const vivas = await assinaturasVivas(db, grupoId);
  const ancoras = await ancorasDe(db, vivas);
  const fimEm = primeiroFim({ ancoras, hoje: diaDe(agora), ciclos: regras.grupos.ciclosDeAvisoDoFim });
  async function permite(evento: EventoGrupo): Promise<boolean> {
    const contexto = await contextoDoGrupo(db, { grupo, evento, regras, agora, fimEm });
    return transicionar(MAQUINA_GRUPO, { estado: grupo.status, evento, quem: 'operador', contexto }).ok;
  }
  return {
    grupo,
    membros: vivas.length,
    podeReverter: await permite('reverterFim'),
    agora: (await permite('cancelar')) ? await devolucaoAgora(db, deps, { vivas, agora }) : undefined,
    noFim: (await permite('agendarFim'))
      ? {
          em: fimEm,
          caucao: somar(...vivas.map((a) => centavos(a.caucao))),
          mesesCortados: mesesCortados(ancoras, fimEm),
        }
      : undefined,
  };
}

/** The refunds of an end now, member by member, as `reembolsarEncerramento` makes them; before a cycle, everything. */
async function devolucaoAgora(
  db: Executor,
  deps: Deps,
  { vivas, agora }: { readonly vivas: readonly Assinatura[]; readonly agora: Instante },
) {
  const hoje = diaDe(agora);
  const calculos: Reembolso[] = [];
  for (const { id: assinaturaId, cicloInicio } of vivas) {
    const comCiclo = cicloInicio !== null;
    const caso = comCiclo ? 'fimDoGrupoAgora' : 'culpaDoAdministrador';
    const pedido = { assinaturaId, caso, saida: hoje, devolvidoEm: hoje, nuncaEntregue: !comCiclo } as const;
    calculos.push(await simularReembolso(db, deps, pedido));
  }
  return {
    parte: somar(...calculos.map((c) => c.parte)),
    taxa: somar(...calculos.map((c) => c.taxa)),
    caucao: somar(...calculos.map((c) => c.caucao)),
    total: somar(...calculos.map((c) => c.total)),
  };
}
