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
import { notificar } from '../../notificacoes/index.ts';
import type { UsuarioLogado } from '../presenter.ts';
import { apresentarUsuario } from '../presenter.ts';
import { getConta, guardarDadosFiscais, indiceViolado, travarConta } from '../repository.ts';
import { contarCpf, cpfLivre } from './contar-cpf.ts';
import { abrirOuNulo, CONTEXTO } from './pessoais.ts';

type Pedido = Recebida<typeof cadastro.updateDadosFiscais>;

/**
 * Gives CPF and birth date once, and the address as often as it changes: money leaves only to the CPF given first.
 * One CPF has one account, and its owner is of age (spec A§2 /cadastro/dados-fiscais; REGRAS 1).
 */
export const updateDadosFiscais = async (ctx: ContextoUsuario, { body }: Pedido): Promise<UsuarioLogado> => {
  const { deps, usuario, agora, ip } = ctx;
  const { cifra } = deps;
  const { cpf, nascimento, endereco } = body;
  const usuarioId = usuario.id;
  recusarCampos(body, diaDe(agora));
  if (!maiorDeIdade(nascimento, diaDe(agora))) recusar('menorDeIdade');
  const primeira = (await getConta(deps.db, usuarioId)).cpfIndice === null;
  const tentativa = primeira ? await contarCpf(ctx) : undefined;
  try {
    await emTransacao(deps.db, async (trx) => {
      const conta = await travarConta(trx, usuarioId);
      const cpfIndice = cifra.indice(cpf, CONTEXTO.cpf);
      const outroCpf = conta.cpfIndice !== null && !conta.cpfIndice.equals(cpfIndice);
      const nascimentoAntes = abrirOuNulo(cifra, conta.nascimentoCifrado, CONTEXTO.nascimento);
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
      await registrarAuditoria(trx, {
        usuarioId,
        acao: 'cadastro.dadosFiscais',
        alvo: `usuario:${usuarioId}`,
        dados: { primeiraVez: !conta.dadosFiscais, endereco: endereco !== undefined },
        ip,
        em: agora,
      });
    });
  } catch (erro) {
    if (indiceViolado(erro) === 'usuarios_cpf') {
      await notificarDono(ctx, cifra.indice(cpf, CONTEXTO.cpf));
      return recusar('cpfJaUsado');
    }
    throw erro;
  }
  if (tentativa !== undefined) await cpfLivre(ctx, tentativa);
  return await apresentarUsuario(deps.db, cifra, usuarioId);
};

/** Tells the owner of a CPF that another account gave it: once for each such account. */
const notificarDono = async ({ deps, usuario, agora, requestId }: ContextoUsuario, indice: Buffer): Promise<void> =>
  await emTransacao(deps.db, async (trx) => {
    const dono = await trx.selectFrom('usuarios').select('id').where('cpf_indice', '=', indice).executeTakeFirst();
    if (dono === undefined) return;
    const aviso = { modelo: 'cpfInformadoPorOutraConta', dados: {}, fato: usuario.id, agora, requestId } as const;
    await notificar(trx, { ...aviso, usuarioId: dono.id });
  });

const recusarCampos = ({ cpf, nascimento, endereco }: Pedido['body'], hoje: string): void => {
  const campos = {
    ...(validarCpf(cpf) ? {} : { cpf: 'O campo CPF precisa ter um CPF válido.' }),
    ...(nascimentoPossivel(nascimento, hoje) ? {} : { nascimento: 'Confira a data de nascimento.' }),
    ...(endereco === undefined || ehUf(endereco.uf) ? {} : { 'endereco.uf': 'Escolha um estado da lista.' }),
  };
  if (Object.keys(campos).length > 0) recusar('dadosInvalidos', { dados: { campos } });
};
