import { somarHoras } from '@rateia/domain/datas';
import { ID_FORMA_ACESSO, ID_TIPO_GRUPO, ID_VISIBILIDADE_GRUPO } from '@rateia/domain/grupos/enums';
import { mesesDoPeriodo } from '@rateia/domain/grupos/fidelidade';
import type { PaisDaResidencia } from '@rateia/domain/grupos/residencia';
import { PAIS_DA_RESIDENCIA, temResidencia } from '@rateia/domain/grupos/residencia';
import { MEIO_PAGAMENTO } from '@rateia/domain/pagamentos/listagem';
import { emTransacao } from '../db/banco.ts';
import { faturaInicialDe } from '../features/carteira/index.ts';
import { acharFatura, estenderRetencao } from '../features/pedido/index.ts';
import { servicoPorNome } from './catalogo.ts';
import type { Gente } from './gente.ts';
import { todos } from './gente.ts';
import type { MundoPassado } from './mundo.ts';

export type OpcoesDoGrupo = {
  readonly nome?: string;
  readonly acessoImediato?: boolean;
  readonly privado?: boolean;
  readonly plano?: number;
  /** Members are bound for the period of the plan (REGRAS part 1). */
  readonly fidelidade?: boolean;
  readonly vagas?: number;
  readonly descricao?: string;
};
export type GrupoSemeado = {
  readonly id: number;
  readonly statusId: number;
  readonly admin: Gente;
  readonly vagas: number;
  readonly formaAcesso: number;
  /** The country of the household, which its members confirm; null where nobody is asked (REGRAS 2.27). */
  readonly pais: PaisDaResidencia | null;
};

export type Formado = { readonly grupo: GrupoSemeado; readonly membros: readonly Gente[] };

const REGRAS = [
  'Use só o seu perfil, sem mudar a senha.',
  'Não repasse o acesso para outra pessoa.',
  'Dúvidas pelo contato do grupo, respondo no mesmo dia.',
];

/** A group of a service of the catalogue, made through the call of the creation screens. */
export async function criarGrupo(
  mundo: MundoPassado,
  { admin, servico, ...o }: OpcoesDoGrupo & { readonly admin: Gente; readonly servico: string },
): Promise<GrupoSemeado> {
  const s = servicoPorNome(servico);
  const { planos } = await mundo.chamar('getPlanos', { servicoId: s.id }, admin);
  const plano = planos[o.plano ?? 0];
  const lugares = plano?.lugares ?? 4;
  const vagas = o.vagas ?? lugares - 1;
  const { id, statusId } = await mundo.chamar(
    'createGrupo',
    {
      idServico: s.id,
      idPlano: plano?.id ?? null,
      nome: o.nome ?? `${s.nome} ${plano?.nome ?? ''}`.trim(),
      tipo:
        o.privado === true
          ? ID_TIPO_GRUPO.privado
          : plano === undefined
            ? ID_TIPO_GRUPO.personalizado
            : ID_TIPO_GRUPO.publico,
      visibilidade: o.privado === true ? ID_VISIBILIDADE_GRUPO.privado : ID_VISIBILIDADE_GRUPO.publico,
      valor: plano?.valor ?? 8_000,
      lugares,
      totalVagas: vagas,
      formaAcesso: s.formaAcesso,
      acessoImediato: o.acessoImediato ?? false,
      acessoDescricao: '',
      regras: REGRAS,
      descricao: o.descricao ?? `Grupo de ${s.nome} com pagamento em dia e acesso organizado.`,
      contato: admin.email,
      site: '',
      relacionamentosPermitidos: [],
      paisDaResidencia: paisDe(s),
      visivelRede: false,
      exigeCaucao: o.privado !== true,
      icone: s.icone,
      cor: s.cor,
      fidelidadeMeses: o.fidelidade === true ? mesesDoPeriodo(plano?.periodo ?? 0) : null,
      aceiteTermos: true,
    },
    admin,
  );
  return { id, statusId, admin, vagas, formaAcesso: s.formaAcesso, pais: paisDe(s) };
}

/** The country that a person confirms before paying. */
export function moraEm({ pais }: Pick<GrupoSemeado, 'pais'>): { readonly paisDaResidencia?: PaisDaResidencia } {
  return pais === null ? {} : { paisDaResidencia: pais };
}

/** Every household of the demonstration is in Brazil. */
function paisDe({ id: idServico, formaAcesso }: { readonly id: number; readonly formaAcesso: number }) {
  return temResidencia({ idServico, formaAcesso }) ? PAIS_DA_RESIDENCIA.brasil.id : null;
}

/** Lets people hold a seat and pay for it with their balance. */
export async function entrar(
  mundo: MundoPassado,
  {
    grupo,
    membros,
    valorTotal,
  }: { readonly grupo: GrupoSemeado; readonly membros: readonly Gente[]; readonly valorTotal: number },
): Promise<void> {
  const meioPagamento = MEIO_PAGAMENTO.credito.id;
  await todos(membros, async (membro) => {
    const pedido = { idGrupo: grupo.id, vagas: 1, ...moraEm(grupo) };
    const { idPreCheckout } = await mundo.chamar('preCheckout', pedido, membro);
    await mundo.chamar('createAssinatura', { idPreCheckout, meioPagamento, valorTotal }, membro);
  });
  await mundo.assentar();
}

export function liberar(mundo: MundoPassado, grupo: GrupoSemeado) {
  return mundo.chamar('liberarGrupo', { id: grupo.id }, grupo.admin);
}

export async function entregar(mundo: MundoPassado, grupo: GrupoSemeado): Promise<void> {
  await enviarAcesso(mundo, grupo);
  await mundo.assentar();
}

async function enviarAcesso(mundo: MundoPassado, grupo: GrupoSemeado): Promise<void> {
  const campos =
    grupo.formaAcesso === ID_FORMA_ACESSO.convite
      ? {
          link: `https://convite.exemplo.com.br/${grupo.id}`,
          instrucoes: 'Abra o convite com a sua própria conta e aceite em até 7 dias.',
        }
      : {
          login: `grupo${grupo.id}@exemplo.com.br`,
          senha: `Acesso-${grupo.id}-Demo`,
          instrucoes: 'Entre e escolha o perfil com o seu nome.',
        };
  await mundo.chamar('updateDadosAcesso', { idGrupo: grupo.id, campos }, grupo.admin);
}

const HORAS_ATE_ENVIAR = 2;
const HORAS_ATE_CONFIRMAR = 1;
/** Hours that `ativar` lets go by. */
export const HORAS_DA_ATIVACAO = HORAS_ATE_ENVIAR + HORAS_ATE_CONFIRMAR;

/**
 * Takes full groups to active: signed, delivered, confirmed by everybody, hours apart, each step of all groups at once.
 */
export async function ativar(mundo: MundoPassado, formados: readonly Formado[]): Promise<void> {
  await todos(formados, ({ grupo }) => liberar(mundo, grupo));
  await mundo.andar(HORAS_ATE_ENVIAR);
  await todos(formados, ({ grupo }) => enviarAcesso(mundo, grupo));
  await mundo.andar(HORAS_ATE_CONFIRMAR);
  await todos(
    formados.flatMap(({ grupo: { id }, membros }) => membros.map((membro) => ({ id, membro }))),
    async ({ id, membro }) => {
      await mundo.chamar('abrirDadosAcesso', { id }, membro);
      await mundo.chamar('confirmarAcesso', { id }, membro);
    },
  );
  await mundo.assentar();
}

/** A hold lasts minutes (REGRAS 2.2); this one stays, or the demonstration would have a group in 2 for a quarter of an hour. */
export async function reservarPorDias(
  mundo: MundoPassado,
  { grupoId, quem }: { readonly grupoId: number; readonly quem: Gente },
): Promise<void> {
  const { idPreCheckout: id } = await mundo.chamar('preCheckout', { idGrupo: grupoId, vagas: 1 }, quem);
  const agora = mundo.agora();
  const ate = somarHoras(agora, HORAS_DA_RESERVA);
  const { deps } = mundo.aplicacao;
  await emTransacao(deps.db, async (trx) => {
    const inicial = await faturaInicialDe(trx, id);
    const fatura = inicial === undefined ? undefined : await acharFatura(trx, inicial.id);
    if (fatura === undefined) throw new Error(`hold ${id} has no invoice`);
    await estenderRetencao(trx, deps, { fatura, ate, agora });
  });
}
const HORAS_DA_RESERVA = 20 * 24;
