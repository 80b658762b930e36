import type { backofficeDadosDaPessoa } from '@rateia/contracts/backoffice-dados-da-pessoa';
import type { backofficePessoas } from '@rateia/contracts/backoffice-pessoas';
import { centavos } from '@rateia/domain/dinheiro';
import type { Mundo } from '../app.ts';
import type { OpcoesDePessoa, Pessoa } from '../construtores.ts';
import { confirmarIdentidade, cpfInventado, criarPessoa } from '../construtores.ts';
import { criarIdentidadeEmAnalise } from '../identidade.ts';
import { deNada, deNovo, sobre } from './operacao.ts';
import type { Recusas } from './tabela.ts';

/** A call about a new person, with further input. */
function alguem(opcoes: OpcoesDePessoa = {}, mais: Readonly<Record<string, unknown>> = {}) {
  return async (mundo: Mundo) => ({ id: (await criarPessoa(mundo, opcoes)).id, ...mais });
}
/** A person and a device of hers, which is already allowed. */
async function comAparelho(mundo: Mundo) {
  const { id } = await criarPessoa(mundo);
  const { id: idAparelho } = await mundo.aplicacao.deps.db
    .selectFrom('dispositivos')
    .select('id')
    .where('usuario_id', '=', id)
    .executeTakeFirstOrThrow();
  return { id, idAparelho };
}
async function comIdentidadeConfirmada(mundo: Mundo): Promise<Pessoa> {
  const pessoa = await criarPessoa(mundo);
  await confirmarIdentidade(mundo, pessoa);
  return pessoa;
}
/** Every refusal of the operation's acts on a person (REGRAS 2.15). */
export const RECUSAS_DAS_PESSOAS: Recusas<typeof backofficeDadosDaPessoa & typeof backofficePessoas> = {
  corrigirDadosDaPessoa: {
    ...deNada('corrigirDadosDaPessoa'),
    transicaoRecusada: sobre('corrigirDadosDaPessoa', alguem({ nome: 'Noa' }, { primeiroNome: 'Noa' })),
    identidadeEmConferencia: sobre('corrigirDadosDaPessoa', async (mundo) => {
      const pessoa = await criarPessoa(mundo);
      await criarIdentidadeEmAnalise(mundo, pessoa);
      return { id: pessoa.id };
    }),
    cpfDeOutraConta: sobre('corrigirDadosDaPessoa', async (mundo) => {
      const { cpf } = await comIdentidadeConfirmada(mundo);
      return await alguem({}, { cpf })(mundo);
    }),
    menorDeIdade: sobre('corrigirDadosDaPessoa', alguem({}, { nascimento: '2020-01-01' })),
  },
  liberarCpfParaPessoa: {
    ...deNada('liberarCpfParaPessoa'),
    transicaoRecusada: sobre('liberarCpfParaPessoa', async (mundo) => await alguem({}, { cpf: cpfInventado() })(mundo)),
    cpfNaoLiberavel: sobre('liberarCpfParaPessoa', async (mundo) => {
      const { cpf } = await comIdentidadeConfirmada(mundo);
      return await alguem({}, { cpf })(mundo);
    }),
  },
  concederEnvioDeIdentidade: {
    ...deNada('concederEnvioDeIdentidade'),
    transicaoRecusada: sobre('concederEnvioDeIdentidade', alguem()),
  },
  pedirCopiaDaPessoa: {
    ...deNada('pedirCopiaDaPessoa'),
    exportacaoEmCurso: deNovo('pedirCopiaDaPessoa', alguem()),
  },
  pedirExclusaoDaPessoa: {
    ...deNada('pedirExclusaoDaPessoa'),
    transicaoRecusada: deNovo('pedirExclusaoDaPessoa', alguem()),
    exclusaoImpedida: sobre('pedirExclusaoDaPessoa', alguem({ saldo: centavos(5_000) })),
  },
  getPessoa: deNada('getPessoa'),
  getTrilhaDaPessoa: deNada('getTrilhaDaPessoa'),
  revelarDado: deNada('revelarDado'),
  bloquearPessoa: { ...deNada('bloquearPessoa'), transicaoRecusada: deNovo('bloquearPessoa', alguem()) },
  desbloquearPessoa: { ...deNada('desbloquearPessoa'), transicaoRecusada: sobre('desbloquearPessoa', alguem()) },
  encerrarSessoesDaPessoa: deNada('encerrarSessoesDaPessoa'),
  liberarAparelho: { ...deNada('liberarAparelho'), transicaoRecusada: sobre('liberarAparelho', comAparelho) },
  revogarAparelho: deNada('revogarAparelho'),
  enviarMensagem: deNada('enviarMensagem'),
  restringirPessoa: deNada('restringirPessoa'),
  tirarRestricao: { ...deNada('tirarRestricao'), transicaoRecusada: sobre('tirarRestricao', alguem()) },
};
