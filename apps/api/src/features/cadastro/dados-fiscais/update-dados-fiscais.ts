import type { cadastro } from '@rateia/contracts/cadastro';
import type { Recebida } from '@rateia/contracts/chamada';
import { diaDe } from '@rateia/domain/datas';
import { validarCpf } from '@rateia/domain/usuario/cpf';
import { ehUf } from '@rateia/domain/usuario/endereco';
import { maiorDeIdade, nascimentoPossivel } from '@rateia/domain/usuario/nascimento';
import { emTransacao } from '../../../db/banco.ts';
import { herdarSancoes } from '../../../db/sancoes-herdadas.ts';
import { registrarAuditoria } from '../../../db/transicoes.ts';
import type { ContextoUsuario } from '../../../http/contexto.ts';
import { recusar } from '../../../http/erros.ts';
import type { UsuarioLogado } from '../presenter.ts';
import { apresentarUsuario } from '../presenter.ts';
import { getConta, guardarDadosFiscais, travarConta } from '../repository.ts';
import { conferirCpf } from './conflito-do-cpf.ts';
import { contarCpf } from './contar-cpf.ts';
import { abrirOuNulo, CONTEXTO } from './pessoais.ts';

type Pedido = Recebida<typeof cadastro.updateDadosFiscais>;

/**
 * Gives CPF and birth date once, and the address as often as it changes: money leaves only to the CPF given first, and
 * its owner is of age (spec A§2 /cadastro/dados-fiscais; REGRAS 1). Nothing here looks for another account with the CPF:
 * a free CPF and a customer's have one answer, made by the same statements. A job looks afterwards (REGRAS 2.18).
 */
export async function updateDadosFiscais(ctx: ContextoUsuario, { body }: Pedido): Promise<UsuarioLogado> {
  const { deps, usuario, agora, ip } = ctx;
  const { cifra } = deps;
  const { cpf, nascimento, endereco } = body;
  const usuarioId = usuario.id;
  recusarCampos(body, diaDe(agora));
  if (!maiorDeIdade(nascimento, diaDe(agora))) recusar('menorDeIdade');
  const primeira = (await getConta(deps.db, usuarioId)).cpfIndice === null;
  const tentativa = primeira ? await contarCpf(ctx) : undefined;
  await emTransacao(deps.db, async (trx) => {
    const conta = await travarConta(trx, usuarioId);
    const cpfIndice = cifra.indice(cpf, CONTEXTO.cpf);
    const outroCpf = conta.cpfIndice !== null && !conta.cpfIndice.equals(cpfIndice);
    const nascimentoAntes = abrirOuNulo(cifra, conta.nascimentoCifrado, CONTEXTO.nascimento);
    if (conta.cpfPerdidoIndice?.equals(cpfIndice) === true) recusar('cpfJaUsado');
    if (outroCpf || (nascimentoAntes !== null && nascimentoAntes !== nascimento)) recusar('conflito');
    await guardarDadosFiscais(trx, {
      usuarioId,
      cpfCifrado: conta.cpfCifrado ?? cifra.cifrar(cpf, CONTEXTO.cpf),
      cpfIndice,
      nascimentoCifrado: conta.nascimentoCifrado ?? cifra.cifrar(nascimento, CONTEXTO.nascimento),
      enderecoCifrado:
        endereco === undefined ? conta.enderecoCifrado : cifra.cifrar(JSON.stringify(endereco), CONTEXTO.endereco),
      agora,
    });
    await herdarSancoes(trx, cifra, { usuarioId, agora });
    if (tentativa !== undefined) await conferirCpf(trx, { usuarioId, tentativa });
    await registrarAuditoria(trx, {
      usuarioId,
      acao: 'cadastro.dadosFiscais',
      alvo: `usuario:${usuarioId}`,
      dados: { primeiraVez: !conta.dadosFiscais, endereco: endereco !== undefined },
      ip,
      em: agora,
    });
  });
  return await apresentarUsuario(deps.db, deps, usuarioId);
}

function recusarCampos({ cpf, nascimento, endereco }: Pedido['body'], hoje: string): void {
  const campos = {
    ...(validarCpf(cpf) ? {} : { cpf: 'O campo CPF precisa ter um CPF válido.' }),
    ...(nascimentoPossivel(nascimento, hoje) ? {} : { nascimento: 'Confira a data de nascimento.' }),
    ...(endereco === undefined || ehUf(endereco.uf) ? {} : { 'endereco.uf': 'Escolha um estado da lista.' }),
  };
  if (Object.keys(campos).length > 0) recusar('dadosInvalidos', { dados: { campos } });
}
