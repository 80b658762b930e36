import type { backoffice } from '@rateia/contracts/backoffice';
import type { Recebida } from '@rateia/contracts/chamada';
import { centavos } from '@rateia/domain/dinheiro';
import { tetoPorVaga } from '@rateia/domain/grupos/precos';
import { nivelDeRisco, palavrasProibidas } from '@rateia/domain/grupos/triagem';
import type { Regras } from '@rateia/domain/regras';
import type { Passo } from '../../../db/transicoes.ts';
import { historicosDe } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { prazoDoGrupo } from '../vida/prazos-do-grupo.ts';
import type { GrupoEmAnalise } from './grupos-repository.ts';
import { contarPorStatus, gruposEmAnalise, STATUS_EM_ANALISE } from './grupos-repository.ts';

/** The queue of groups by deadline, each with the evidence for a decision (REGRAS 2.1, 2.15). */
export async function getGruposEmAnalise(
  { db, deps }: ContextoUsuario,
  { query }: Recebida<typeof backoffice.getGruposEmAnalise>,
) {
  const regras = await deps.regras();
  const status = STATUS_EM_ANALISE.filter((s) => query.status === undefined || s === query.status);
  const grupos = status.length === 0 ? [] : await gruposEmAnalise(db, status);
  const historico = await historicosDe(
    db,
    'grupo',
    grupos.map((g) => g.id),
  );
  const itens = await Promise.all(
    grupos.map(async (g) => {
      const prazo = await prazoDoGrupo(db, g, regras);
      return mostrar(g, { regras, prazo: prazo?.limite ?? g.statusDesde, historico: historico.get(g.id) ?? [] });
    }),
  );
  return { itens: itens.sort((a, b) => a.prazo.localeCompare(b.prazo)), contagens: await contarPorStatus(db) };
}

function mostrar(
  g: GrupoEmAnalise,
  {
    regras,
    prazo,
    historico,
  }: { readonly regras: Regras; readonly prazo: string; readonly historico: readonly Passo[] },
) {
  return {
    id: g.id,
    nome: g.nome,
    servico: g.servico,
    plano: g.plano ?? 'Personalizado',
    icone: g.icone,
    cor: g.cor,
    statusId: g.status,
    prazo,
    desde: g.statusDesde,
    motivo: g.motivo,
    administrador: {
      id: g.administradorId,
      nome: `${g.nomeDoAdministrador} ${g.sobrenome}`,
      grupos: Number(g.grupos),
      telefoneVerificado: g.telefoneEm !== null,
      emailVerificado: g.emailEm !== null,
      dadosFiscais: g.dadosFiscaisEm !== null,
      identidadeVerificada: g.identidadeEm !== null,
      contaDesde: g.contaDesde,
      aparelhos: Number(g.aparelhos),
    },
    valorPorVaga: g.valorPorVaga,
    teto:
      g.valorDoPlano === null || g.lugaresDoPlano === null
        ? null
        : tetoPorVaga({ valor: centavos(g.valorDoPlano), lugares: g.lugaresDoPlano }, regras),
    risco: g.risco,
    nivelDeRisco: nivelDeRisco(g.risco, regras),
    regras: g.regras.split('\n').filter((linha) => linha.trim() !== ''),
    descricao: g.descricao,
    contato: g.contato,
    palavrasProibidas: palavrasProibidas([g.nome, g.descricao, g.regras, g.contato, g.acesso].join('\n'), regras),
    historico: [...historico],
  };
}
