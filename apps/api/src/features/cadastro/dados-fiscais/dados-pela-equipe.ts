import type { Instante } from '@rateia/domain/datas';
import { diaDe } from '@rateia/domain/datas';
import { validarCpf } from '@rateia/domain/usuario/cpf';
import { maiorDeIdade, nascimentoPossivel } from '@rateia/domain/usuario/nascimento';
import type { Updateable } from 'kysely';
import type { Executor, Trx } from '../../../db/banco.ts';
import type { Usuarios } from '../../../db/tipos.ts';
import type { Cifra } from '../../../gateways/chaves/port.ts';
import { recusar } from '../../../http/erros.ts';
import { travarConta } from '../repository.ts';
import { identidadeEmConferencia } from '../validacao-conta/repository.ts';
import { conferirCpf, outroTitular } from './conflito-do-cpf.ts';
import { abrirOuNulo, CONTEXTO } from './pessoais.ts';

export type Correcao = {
  readonly primeiroNome?: string | undefined;
  readonly sobreNome?: string | undefined;
  readonly cpf?: string | undefined;
  readonly nascimento?: string | undefined;
};
export type DadoCorrigido = 'nome' | 'cpf' | 'nascimento';

type Pedido = Correcao & { readonly usuarioId: number; readonly agora: Instante };

/**
 * Writes the data that the person may not change, and says which of it changed. CPF and birth date replace the stored
 * ones. A new CPF has not been compared with a document, so the identity is asked for again (REGRAS 2.24). A CPF that
 * another account proved is refused; one that others only gave is not (REGRAS 2.18).
 */
export async function corrigirDados(trx: Trx, cifra: Cifra, p: Pedido): Promise<readonly DadoCorrigido[]> {
  const conta = await travarConta(trx, p.usuarioId);
  if (await identidadeEmConferencia(trx, p.usuarioId)) return recusar('identidadeEmConferencia');
  const mudancas = new Map<DadoCorrigido, Updateable<Usuarios>>();
  const nomes = { primeiro_nome: p.primeiroNome ?? conta.primeiroNome, sobrenome: p.sobreNome ?? conta.sobrenome };
  if (nomes.primeiro_nome !== conta.primeiroNome || nomes.sobrenome !== conta.sobrenome) mudancas.set('nome', nomes);
  if (p.cpf !== undefined && p.cpf !== abrirOuNulo(cifra, conta.cpfCifrado, CONTEXTO.cpf))
    mudancas.set('cpf', {
      ...(await novoCpf(trx, cifra, { usuarioId: p.usuarioId, cpf: p.cpf })),
      identidade_verificada_em: null,
      dados_fiscais_em: p.agora,
    });
  if (p.nascimento !== undefined && p.nascimento !== abrirOuNulo(cifra, conta.nascimentoCifrado, CONTEXTO.nascimento))
    mudancas.set('nascimento', novoNascimento(cifra, p.nascimento, p.agora));
  const soDadas = mudancas.has('cpf') || mudancas.has('nascimento');
  if (mudancas.size === 0 || (soDadas && !conta.dadosFiscais)) return recusar('transicaoRecusada');
  await trx
    .updateTable('usuarios')
    .set(Object.assign({}, ...mudancas.values()) as Updateable<Usuarios>)
    .where('id', '=', p.usuarioId)
    .execute();
  if (mudancas.has('cpf')) await conferirCpf(trx, { usuarioId: p.usuarioId, tentativa: null });
  return [...mudancas.keys()];
}

async function novoCpf(
  trx: Trx,
  cifra: Cifra,
  { usuarioId, cpf }: { readonly usuarioId: number; readonly cpf: string },
): Promise<Updateable<Usuarios>> {
  if (!validarCpf(cpf)) return recusarCampo('cpf', 'O campo CPF precisa ter um CPF válido.');
  const indice = cifra.indice(cpf, CONTEXTO.cpf);
  const titular = await outroTitular(trx, { indice, usuarioId });
  if (titular !== undefined)
    return recusar('cpfDeOutraConta', { valores: { id: titular }, dados: { idUsuario: titular } });
  return { cpf_cifrado: cifra.cifrar(cpf, CONTEXTO.cpf), cpf_indice: indice };
}

function novoNascimento(cifra: Cifra, nascimento: string, agora: Instante): Updateable<Usuarios> {
  if (!nascimentoPossivel(nascimento, diaDe(agora))) return recusarCampo('nascimento', 'Confira a data de nascimento.');
  if (!maiorDeIdade(nascimento, diaDe(agora))) return recusar('menorDeIdade');
  return { nascimento_cifrado: cifra.cifrar(nascimento, CONTEXTO.nascimento) };
}

function recusarCampo(campo: string, texto: string): never {
  return recusar('dadosInvalidos', { dados: { campos: { [campo]: texto } } });
}

/** The accounts that gave this CPF, proved or not, by age. */
export async function contasComCpf(db: Executor, cifra: Cifra, cpf: string): Promise<readonly number[]> {
  return (
    await db
      .selectFrom('usuarios')
      .select('id')
      .where('cpf_indice', '=', cifra.indice(cpf, CONTEXTO.cpf))
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
}
