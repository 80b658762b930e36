import type { Pendencia, Validacao } from '@rateia/domain/cadastro/pendencias';
import { pendenciasDe as faltando, VALIDACOES_DE_IDENTIDADE } from '@rateia/domain/cadastro/pendencias';
import { ACEITA_IMAGENS, ladosDe } from '@rateia/domain/cadastro/validacao-conta';
import type { Executor } from '../../db/banco.ts';
import type { Cifra } from '../../gateways/chaves/port.ts';
import { recusar } from '../../http/erros.ts';
import { abrirOuNulo, CONTEXTO } from './dados-fiscais/pessoais.ts';
import { getConta } from './repository.ts';
import { contaParaComparar, documentosDe, validacaoAberta } from './validacao-conta/repository.ts';

/**
 * Validations still missing on an account, all of them or of those asked for (spec A§7 cadastro/pendente). The documents
 * are read only where they are asked for.
 */
export async function pendenciasDe(
  db: Executor,
  usuarioId: number,
  exigidas?: readonly Validacao[],
): Promise<readonly Pendencia[]> {
  const { emailVerificado, telefoneVerificado, dadosFiscais } = await getConta(db, usuarioId);
  const semIdentidade = exigidas?.every((validacao) => !VALIDACOES_DE_IDENTIDADE.includes(validacao)) === true;
  const identidade = semIdentidade ? { documentos: false, self: false } : await identidadeFeita(db, usuarioId);
  return faltando({ email: emailVerificado, telefone: telefoneVerificado, dadosFiscais, ...identidade }, exigidas);
}

/** Document and selfie, where they are still to be sent: none while somebody looks at them (REGRAS 2.5, 2.6). */
export async function pendenciasDeIdentidade(db: Executor, usuarioId: number): Promise<readonly Pendencia[]> {
  return await pendenciasDe(db, usuarioId, VALIDACOES_DE_IDENTIDADE);
}

async function identidadeFeita(
  db: Executor,
  usuarioId: number,
): Promise<{ readonly documentos: boolean; readonly self: boolean }> {
  if ((await contaParaComparar(db, usuarioId)).verificadaEm !== null) return { documentos: true, self: true };
  const aberta = await validacaoAberta(db, usuarioId);
  if (aberta === undefined) return { documentos: false, self: false };
  if (!ACEITA_IMAGENS.includes(aberta.estado)) return { documentos: true, self: true };
  const recebidas = (await documentosDe(db, [aberta.id])).map(({ parte }) => parte);
  // The selfie is the last step, and done once it was sent with the rest.
  return { documentos: ladosDe(aberta.tipoDocumento).every((lado) => recebidas.includes(lado)), self: false };
}

/** Refuses with the list of missing data, so that the web can lead to them (spec A§8 validacaoObrigatoriaException). */
export async function exigirValidacoes(db: Executor, usuarioId: number, tipos: readonly Validacao[]): Promise<void> {
  const pendencias = await pendenciasDe(db, usuarioId, tipos);
  if (pendencias.length > 0) recusar('validacaoObrigatoria', { dados: { pendencias } });
}

/** The account's CPF, 11 digits, or null while it has none. For what needs the number itself, not for screens. */
export async function cpfDe(db: Executor, cifra: Cifra, usuarioId: number): Promise<string | null> {
  const { cpfCifrado } = await getConta(db, usuarioId);
  return abrirOuNulo(cifra, cpfCifrado, CONTEXTO.cpf);
}
