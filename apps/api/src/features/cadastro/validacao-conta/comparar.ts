import type { Comparacao, MotivoDaAnalise, Veredito } from '@rateia/domain/cadastro/comparacao';
import { julgarComparacao } from '@rateia/domain/cadastro/comparacao';
import { ID_ESTADO_VALIDACAO, MOTIVO_RECUSA } from '@rateia/domain/cadastro/validacao-conta';
import type { Trx } from '../../../db/banco.ts';
import { emTransacao } from '../../../db/banco.ts';
import type { ContextoDaTarefa } from '../../../db/fila.ts';
import type { Deps } from '../../../http/deps.ts';
import { outroTitular } from '../dados-fiscais/conflito-do-cpf.ts';
import { abrirOuNulo, CONTEXTO } from '../dados-fiscais/pessoais.ts';
import { abrirImagem } from './imagem-cifrada.ts';
import { moverValidacao } from './mover-validacao.ts';
import type { Documento, Validacao } from './repository.ts';
import { contaParaComparar, documentosDe, registrarAbertura, travarValidacao } from './repository.ts';

/** After so many tries without an answer a person looks instead: nobody waits for a machine that is away. */
const TENTATIVAS = 4;

/** Has document and selfie compared, and acts on the verdict (spec A§7 reconhecimento-facil). */
export async function compararIdentidade(
  deps: Deps,
  { validacaoId }: { readonly validacaoId: number },
  { tentativa, requestId }: ContextoDaTarefa,
): Promise<void> {
  const validacao = await emTransacao(deps.db, (trx) => travarValidacao(trx, validacaoId));
  if (validacao?.estado !== ID_ESTADO_VALIDACAO.enviada) return;
  const resposta = await perguntar(deps, validacao, requestId);
  if (resposta === undefined && tentativa < TENTATIVAS) throw new Error('the comparison did not answer');
  await aplicar(deps, validacao, resposta);
}

type Respondida = { readonly veredito: Veredito; readonly comparacao: Comparacao | null };

async function perguntar(
  deps: Deps,
  validacao: Validacao,
  requestId: string | undefined,
): Promise<Respondida | undefined> {
  const conta = await contaParaComparar(deps.db, validacao.usuarioId);
  const cpf = abrirOuNulo(deps.cifra, conta.cpfCifrado, CONTEXTO.cpf);
  const nascimento = abrirOuNulo(deps.cifra, conta.nascimentoCifrado, CONTEXTO.nascimento);
  const nome = `${conta.primeiroNome} ${conta.sobrenome}`;
  const imagens = await abrirTodas(deps, await documentosDe(deps.db, [validacao.id]));
  if (cpf === null || imagens?.frente === undefined || imagens.self === undefined) return undefined;
  const comparada = await deps.gateways.reconhecimento.comparar(
    { cpf, nome, nascimento, frente: imagens.frente, verso: imagens.verso ?? null, selfie: imagens.self },
    requestId === undefined ? {} : { requestId },
  );
  // Pictures that the provider does not take will not be taken the next time either.
  if (comparada.situacao === 'recusado') return { veredito: paraPessoa('semResposta'), comparacao: null };
  if (comparada.situacao !== 'ok') return undefined;
  const comparacao = comparada.valor;
  return { comparacao, veredito: julgarComparacao(comparacao, { nome, nascimento }, await deps.regras()) };
}

function paraPessoa(porque: MotivoDaAnalise): Veredito {
  return { evento: 'encaminhar', porque };
}

async function abrirTodas(
  deps: Deps,
  documentos: readonly Documento[],
): Promise<Partial<Record<Documento['parte'], Buffer>> | undefined> {
  const abertas: Partial<Record<Documento['parte'], Buffer>> = {};
  for (const documento of documentos) {
    const bytes = await abrirImagem(deps, { documento, tamanho: 'inteira' });
    if (bytes === undefined) return undefined;
    abertas[documento.parte] = bytes;
    const em = deps.relogio.agora();
    await registrarAbertura(deps.db, {
      documentoId: documento.id,
      usuarioId: null,
      proposito: 'comparacao',
      em,
      ip: null,
    });
  }
  return abertas;
}

async function aplicar(deps: Deps, { id }: Validacao, resposta: Respondida | undefined): Promise<void> {
  return await emTransacao(deps.db, async (trx) => {
    const validacao = await travarValidacao(trx, id);
    if (validacao?.estado !== ID_ESTADO_VALIDACAO.enviada) return;
    const agora = deps.relogio.agora();
    const { veredito: dito, comparacao } = resposta ?? { veredito: paraPessoa('semResposta'), comparacao: null };
    const veredito = await semOutroTitular(trx, validacao, dito);
    const cifrada = comparacao === null ? null : deps.cifra.cifrar(JSON.stringify(comparacao), CONTEXTO.comparacao);
    await moverValidacao(trx, deps, {
      validacao,
      evento: veredito.evento,
      quem: veredito.evento === 'encaminhar' ? 'sistema' : 'provedor',
      agora,
      mudar: { ...consequencias(veredito, agora), comparacao_cifrada: cifrada },
      dados: veredito.evento === 'encaminhar' ? { porque: veredito.porque } : {},
    });
  });
}

/** The machine never decides between two accounts that both prove one CPF: a person looks (REGRAS 2.18). */
async function semOutroTitular(trx: Trx, { usuarioId }: Validacao, dito: Veredito): Promise<Veredito> {
  if (dito.evento !== 'reconhecer') return dito;
  const { cpfIndice: indice } = await contaParaComparar(trx, usuarioId);
  return (await outroTitular(trx, { indice, usuarioId })) === undefined ? dito : paraPessoa('cpfConfirmado');
}

function consequencias(veredito: Veredito, agora: string) {
  switch (veredito.evento) {
    case 'encaminhar':
      return { motivo_analise: veredito.porque };
    case 'naoReconhecer':
      return { decidida_em: agora, motivo: MOTIVO_RECUSA.rostoDiferente.id };
    case 'reconhecer':
      return { decidida_em: agora };
  }
}
