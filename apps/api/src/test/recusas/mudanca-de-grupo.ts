import type { mudancaDeGrupo } from '@rateia/contracts/mudanca-de-grupo';
import { centavos } from '@rateia/domain/dinheiro';
import { ID_FORMA_ACESSO, ID_RELACIONAMENTO } from '@rateia/domain/grupos/enums';
import type { PaisDaResidencia } from '@rateia/domain/grupos/residencia';
import { ID_SERVICO_COM_RESIDENCIA, PAIS_DA_RESIDENCIA } from '@rateia/domain/grupos/residencia';
import type { Mundo } from '../app.ts';
import type { OpcoesDeMembro } from '../carteira.ts';
import { criarMembro, MENSALIDADE } from '../carteira.ts';
import { criarGrupoAVenda } from '../checkout.ts';
import type { Pessoa } from '../construtores.ts';
import { membroDeMeses } from '../saida.ts';
import { passarDaReserva, semTermos } from './compras.ts';
import { mudarGrupo, recusasDaEntrada } from './da-entrada.ts';
import type { Entrar, QuerEntrar } from './entrar.ts';
import { comAConta, depoisDe, INEXISTENTE, querEntrar } from './entrar.ts';
import { abrir } from './reclamacao-aberta.ts';
import type { Provocar, Recusada, Recusas } from './tabela.ts';
import { comPessoa, repetir } from './tabela.ts';

type Pedido = {
  readonly idGrupo: number;
  readonly idDestino: number;
  readonly como: Pessoa;
  readonly totalMostrado?: number;
};
type Pedir = (mundo: Mundo, pedido: Pedido) => Promise<Recusada>;

const ver: Pedir = async (mundo, { idGrupo: id, idDestino, como }) =>
  await mundo.chamar('getContaDaMudanca', { id, idDestino }, { como });
const mudar: Pedir = async (mundo, { como, totalMostrado = MENSALIDADE, ...pedido }) =>
  await mundo.chamar('mudarDeGrupo', { ...pedido, totalMostrado }, { como });
async function verOpcoes(mundo: Mundo, { idGrupo: id, como }: Pick<Pedido, 'idGrupo' | 'como'>): Promise<Recusada> {
  return await mundo.chamar('getMudancaDeGrupo', { id }, { como });
}

/** A member of another group of the service wants this one. */
function pelaMudanca(pedir: Pedir): Entrar {
  return async (mundo, { grupo, como, vagas = 1 }) => {
    const membro = await criarMembro(mundo, { pessoa: como, vagas });
    return await pedir(mundo, { idGrupo: membro.grupo.id, idDestino: grupo.id, como });
  };
}
/** A member as he is made here wants a group that is open. */
function deQuem(pedir: Pedir, opcoes: OpcoesDeMembro): Provocar {
  return async (mundo) => {
    const membro = await criarMembro(mundo, opcoes);
    const { id: idDestino } = await criarGrupoAVenda(mundo);
    return await pedir(mundo, { idGrupo: membro.grupo.id, idDestino, como: membro });
  };
}
function querMudar(pedir: Pedir, preparar: (mundo: Mundo, p: QuerEntrar) => Promise<unknown>): Provocar {
  return querEntrar(async (mundo, p) => {
    await preparar(mundo, p);
    return await pelaMudanca(pedir)(mundo, p);
  });
}
/** A member of a household, who said this country, wants a seat of another one in Brazil. */
function daCasa(pedir: Pedir, pais: PaisDaResidencia | null): Provocar {
  const { brasil } = PAIS_DA_RESIDENCIA;
  return querEntrar(
    async (mundo, { grupo: { id: idDestino }, como }) => {
      const { db } = mundo.aplicacao.deps;
      const { grupo, assinaturaId } = await criarMembro(mundo, { pessoa: como });
      const casa = { servico_id: ID_SERVICO_COM_RESIDENCIA, plano_id: null, forma_acesso: ID_FORMA_ACESSO.convite };
      const doGrupo = { ...casa, pais_da_residencia: pais ?? brasil.id };
      await db.updateTable('grupos').set(doGrupo).where('id', '=', grupo.id).execute();
      await db.updateTable('assinaturas').set({ pais_da_residencia: pais }).where('id', '=', assinaturaId).execute();
      return await pedir(mundo, { idGrupo: grupo.id, idDestino, como });
    },
    { pais: brasil.id },
  );
}
function daMudanca(pedir: Pedir) {
  const entrar = pelaMudanca(pedir);
  return {
    ...recusasDaEntrada(entrar),
    semPermissao: querEntrar((mundo, { grupo, como }) =>
      pedir(mundo, { idGrupo: grupo.id, idDestino: grupo.id, como }),
    ),
    relacionamentoObrigatorio: querEntrar(entrar, { relacionamentos: [ID_RELACIONAMENTO.familia] }),
    paisObrigatorio: daCasa(pedir, null),
    paisDiferente: daCasa(pedir, PAIS_DA_RESIDENCIA.portugal.id),
    mudancaSemEntrada: deQuem(pedir, { inicio: null }),
    mudancaEmAtraso: async (mundo: Mundo) => {
      const membro = await membroDeMeses(mundo, { saldo: centavos(0) });
      await mundo.avancar({ dias: 25 });
      const { id: idDestino } = await criarGrupoAVenda(mundo);
      return await pedir(mundo, { idGrupo: membro.grupo.id, idDestino, como: membro });
    },
    mudancaEmReclamacao: async (mundo: Mundo) => {
      const { membro } = await abrir(mundo);
      const { id: idDestino } = await criarGrupoAVenda(mundo);
      return await pedir(mundo, { idGrupo: membro.grupo.id, idDestino, como: membro });
    },
    mudancaComFidelidade: querMudar(pedir, (mundo, p) => mudarGrupo(mundo, p, { fidelidade_meses: 3 })),
    mudancaDeOutroServico: querMudar(pedir, (mundo, p) => mudarGrupo(mundo, p, { servico_id: 999, plano_id: null })),
  };
}

/** Every refusal of a change of group (in_Transferencia; REGRAS 2.9). */
export const RECUSAS_DA_MUDANCA_DE_GRUPO: Recusas<typeof mudancaDeGrupo> = {
  getMudancaDeGrupo: {
    grupoNaoEncontrado: comPessoa((mundo, como) => verOpcoes(mundo, { idGrupo: INEXISTENTE, como })),
    semPermissao: querEntrar((mundo, { grupo, como }) => verOpcoes(mundo, { idGrupo: grupo.id, como })),
  },
  getContaDaMudanca: daMudanca(ver),
  mudarDeGrupo: {
    ...daMudanca(mudar),
    termosNaoAceitos: depoisDe(comAConta(semTermos), pelaMudanca(mudar)),
    limiteDeReservas: querEntrar(async (mundo, p) => {
      const { maximo } = (await mundo.aplicacao.deps.regras()).vagas.retencoesSemPagar;
      await repetir(maximo, async () => {
        await mundo.chamar('preCheckout', { idGrupo: p.grupo.id, vagas: 1 }, { como: p.como });
        await passarDaReserva(mundo);
      });
      const membro = await criarMembro(mundo, { pessoa: p.como });
      return await mudar(mundo, { idGrupo: membro.grupo.id, idDestino: p.grupo.id, como: p.como, totalMostrado: 0 });
    }),
    precoMudou: deQuem((mundo, p) => mudar(mundo, { ...p, totalMostrado: 1 }), {}),
    saldoInsuficiente: async (mundo) => {
      const membro = await membroDeMeses(mundo, { saldo: centavos(0) });
      const { id: idDestino } = await criarGrupoAVenda(mundo);
      return await mudar(mundo, { idGrupo: membro.grupo.id, idDestino, como: membro });
    },
  },
};
