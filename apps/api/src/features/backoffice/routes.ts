import type { backofficeDaOperacao } from '@rateia/contracts/backoffice';
import type { Periodica } from '../../db/periodicas.ts';
import type { Manipuladores } from '../../http/rotas.ts';
import { aprovarProposta } from './dinheiro/aprovar-proposta.ts';
import { conferirDinheiroParado } from './dinheiro/conferir-dinheiro-parado.ts';
import { decidirRevisao } from './dinheiro/decidir-revisao.ts';
import { getDinheiroParado } from './dinheiro/get-dinheiro-parado.ts';
import { recusarProposta } from './dinheiro/recusar-proposta.ts';
import { resolverDinheiroParado } from './dinheiro/resolver-dinheiro-parado.ts';
import { getDisputa } from './disputas/get-disputa.ts';
import { responderDisputa } from './disputas/responder-disputa.ts';
import type { ContadoresDasFilas } from './get-filas.ts';
import { getFilas } from './get-filas.ts';
import type { Linhas } from './get-permissoes.ts';
import { getPermissoes } from './get-permissoes.ts';
import { bloquearPessoa } from './pessoas/bloquear-pessoa.ts';
import { buscarPessoas } from './pessoas/buscar-pessoas.ts';
import { concederEnvioDeIdentidade } from './pessoas/conceder-envio-de-identidade.ts';
import { corrigirDadosDaPessoa } from './pessoas/corrigir-dados-da-pessoa.ts';
import { desbloquearPessoa } from './pessoas/desbloquear-pessoa.ts';
import { encerrarSessoesDaPessoa } from './pessoas/encerrar-sessoes-da-pessoa.ts';
import { enviarMensagem } from './pessoas/enviar-mensagem.ts';
import { getPessoa } from './pessoas/get-pessoa.ts';
import { getTrilhaDaPessoa } from './pessoas/get-trilha-da-pessoa.ts';
import { liberarAparelho } from './pessoas/liberar-aparelho.ts';
import { liberarCpfParaPessoa } from './pessoas/liberar-cpf-para-pessoa.ts';
import { pedirCopiaDaPessoa } from './pessoas/pedir-copia-da-pessoa.ts';
import { pedirExclusaoDaPessoa } from './pessoas/pedir-exclusao-da-pessoa.ts';
import { restringirPessoa } from './pessoas/restringir-pessoa.ts';
import { revelarDado } from './pessoas/revelar-dado.ts';
import { revogarAparelho } from './pessoas/revogar-aparelho.ts';
import { tirarRestricao } from './pessoas/tirar-restricao.ts';
import type { Avancar } from './relogio/avancar-relogio.ts';
import { avancarRelogio } from './relogio/avancar-relogio.ts';
import { getRelogio } from './relogio/get-relogio.ts';
import { getTarefas } from './tarefas/get-tarefas.ts';
import { repetirTarefa } from './tarefas/repetir-tarefa.ts';

type Extra = {
  readonly avancar: Avancar;
  readonly periodicas: readonly Periodica[];
  readonly linhas: Linhas;
  readonly filas: ContadoresDasFilas;
};

export function rotasDoBackoffice({ linhas, filas, ...relogio }: Extra): Manipuladores<typeof backofficeDaOperacao> {
  return {
    getPermissoes: (ctx) => getPermissoes(ctx, linhas),
    aprovarProposta,
    conferirDinheiroParado,
    decidirRevisao,
    getDinheiroParado,
    recusarProposta,
    resolverDinheiroParado,
    getDisputa,
    responderDisputa,
    getFilas: (ctx) => getFilas(ctx, filas),
    getTarefas,
    repetirTarefa,
    buscarPessoas,
    bloquearPessoa,
    desbloquearPessoa,
    encerrarSessoesDaPessoa,
    enviarMensagem,
    getPessoa: (ctx, entrada) => getPessoa(ctx, entrada, linhas),
    getTrilhaDaPessoa,
    liberarAparelho,
    restringirPessoa,
    revelarDado,
    revogarAparelho,
    tirarRestricao,
    corrigirDadosDaPessoa,
    liberarCpfParaPessoa,
    concederEnvioDeIdentidade,
    pedirCopiaDaPessoa,
    pedirExclusaoDaPessoa,
    getRelogio,
    avancarRelogio: (ctx, entrada) => avancarRelogio(ctx, entrada, relogio),
  };
}
