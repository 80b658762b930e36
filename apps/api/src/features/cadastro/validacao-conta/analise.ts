import { MOTIVO_DA_ANALISE } from '@rateia/domain/cadastro/comparacao';
import type { EstadoValidacao, Parte } from '@rateia/domain/cadastro/validacao-conta';
import { limiteDaAnaliseDeIdentidade, TIPO_DOCUMENTO } from '@rateia/domain/cadastro/validacao-conta';
import type { Regras } from '@rateia/domain/regras';
import { rotuloDe } from '@rateia/domain/tabela';
import { z } from 'zod';
import type { Executor, Trx } from '../../../db/banco.ts';
import { historicosDe } from '../../../db/transicoes.ts';
import type { Deps } from '../../../http/deps.ts';
import { outrasContasDoCpf, outroTitular } from '../dados-fiscais/conflito-do-cpf.ts';
import { abrirOuNulo, CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { apagarImagens } from './apagar-imagens.ts';
import type { Movimento } from './mover-validacao.ts';
import { moverValidacao } from './mover-validacao.ts';
import type { Validacao } from './repository.ts';
import { contaParaComparar, documentosDe, travarPorIdPublico } from './repository.ts';

const comparacaoGuardada = z.object({
  semelhanca: z.int().nullable(),
  nomeLido: z.string().nullable(),
  nascimentoLido: z.string().nullable(),
  nomeConfere: z.boolean().nullable(),
  nascimentoConfere: z.boolean().nullable(),
});
const LIMITE = 200;

/**
 * Identities that wait for a person of the staff, by deadline: the owner, the deadline and the reason (REGRAS 2.15).
 */
export async function validacoesEmAnalise(db: Executor, { regras }: Pick<Deps, 'regras'>) {
  const linhas = await emAnalise(db).orderBy('v.prazo').orderBy('v.id').limit(LIMITE).execute();
  const vigentes = await regras();
  return linhas.map((l) => naFila(l, vigentes));
}

/** One validation with everything that the operator compares: the data given, the data read, and the pictures. */
export async function validacaoEmAnalise(db: Executor, deps: Pick<Deps, 'cifra' | 'regras'>, idPublico: string) {
  const l = await emAnalise(db)
    .select(['u.cpf_cifrado', 'u.nascimento_cifrado', 'u.email', 'u.criado_em as conta_desde'])
    .where('v.id_publico', '=', idPublico)
    .executeTakeFirst();
  if (l === undefined) return undefined;
  const comparada = abrirOuNulo(deps.cifra, l.comparacao_cifrada, CONTEXTO.comparacao);
  return {
    ...naFila(l, await deps.regras()),
    cpf: abrirOuNulo(deps.cifra, l.cpf_cifrado, CONTEXTO.cpf),
    nascimento: abrirOuNulo(deps.cifra, l.nascimento_cifrado, CONTEXTO.nascimento),
    email: l.email,
    contaDesde: l.conta_desde,
    envios: l.envios,
    comparacao: comparada === null ? null : comparacaoGuardada.parse(JSON.parse(comparada)),
    imagens: (await documentosDe(db, [l.id])).map(({ id, parte, recebidoEm }) => ({
      id,
      parte,
      recebidaEm: recebidoEm,
    })),
    outrasContas: (await outrasContasDoCpf(db, l.usuario_id)).map(({ id, nome, confirmada, desde }) => ({
      idUsuario: id,
      nome,
      confirmada,
      desde,
    })),
    historico: [...((await historicosDe(db, 'validacaoConta', [l.id])).get(l.id) ?? [])],
  };
}

function emAnalise(db: Executor) {
  return db
    .selectFrom('validacoes_conta as v')
    .innerJoin('usuarios as u', 'u.id', 'v.usuario_id')
    .selectAll('v')
    .select(['u.primeiro_nome', 'u.sobrenome'])
    .where('v.estado', '=', 'emAnalise');
}

type Linha = Awaited<ReturnType<ReturnType<typeof emAnalise>['executeTakeFirstOrThrow']>>;

function naFila(l: Linha, regras: Regras) {
  const enviadaEm = l.enviada_em ?? l.criada_em;
  return {
    id: l.id_publico,
    idUsuario: l.usuario_id,
    nome: `${l.primeiro_nome} ${l.sobrenome}`,
    tipoDocumento: l.tipo_documento,
    tipoDocumentoDescricao: rotuloDe(TIPO_DOCUMENTO, l.tipo_documento as Validacao['tipoDocumento']),
    enviadaEm,
    prazo: l.prazo ?? limiteDaAnaliseDeIdentidade(enviadaEm, regras),
    motivo: textoDaAnalise(l.motivo_analise),
  };
}

function textoDaAnalise(motivo: string | null): string {
  return Object.entries(MOTIVO_DA_ANALISE).find(([nome]) => nome === motivo)?.[1] ?? '';
}

export type DecisaoSobreIdentidade = Pick<Movimento, 'agora' | 'usuarioId'> & {
  readonly idPublico: string;
  readonly operadorId: number;
  readonly evento: 'aprovar' | 'recusar' | 'pedirNovamente';
  readonly mensagem: string;
  readonly motivo?: string;
  /** Pictures to be sent again. */
  readonly partes?: readonly Parte[];
};
export type IdentidadeDecidida =
  | { readonly ok: true; readonly id: number; readonly usuarioId: number; readonly estado: EstadoValidacao }
  | { readonly ok: false; readonly motivo: 'inexistente' | 'propria' | 'transicao' }
  | { readonly ok: false; readonly motivo: 'outroTitular'; readonly titular: number };

/**
 * An operator's decision, by the table; never on his own identity (REGRAS 2.15). A CPF that another account proved is not
 * proved again (REGRAS 2.18).
 */
export async function decidirSobreIdentidade(
  trx: Trx,
  deps: Pick<Deps, 'regras'>,
  d: DecisaoSobreIdentidade,
): Promise<IdentidadeDecidida> {
  const validacao = await travarPorIdPublico(trx, d.idPublico);
  if (validacao === undefined) return { ok: false, motivo: 'inexistente' };
  if (validacao.usuarioId === d.operadorId) return { ok: false, motivo: 'propria' };
  if (d.evento === 'aprovar') {
    const { usuarioId } = validacao;
    const { cpfIndice: indice } = await contaParaComparar(trx, usuarioId);
    const titular = await outroTitular(trx, { indice, usuarioId });
    if (titular !== undefined) return { ok: false, motivo: 'outroTitular', titular };
  }
  const final = d.evento !== 'pedirNovamente';
  const movida = await moverValidacao(trx, deps, {
    validacao,
    evento: d.evento,
    quem: 'operador',
    usuarioId: d.operadorId,
    agora: d.agora,
    mudar: {
      mensagem: d.mensagem,
      motivo: d.motivo ?? null,
      ...(final ? { decidida_em: d.agora, decidida_por: d.operadorId } : {}),
    },
    dados: { mensagem: d.mensagem, ...(d.motivo === undefined ? {} : { motivo: d.motivo }) },
  });
  if (!movida.ok) return { ok: false, motivo: 'transicao' };
  if (d.partes !== undefined) await apagarImagens(trx, { validacaoId: validacao.id, agora: d.agora, partes: d.partes });
  return { ok: true, id: validacao.id, usuarioId: validacao.usuarioId, estado: movida.validacao.estado };
}
