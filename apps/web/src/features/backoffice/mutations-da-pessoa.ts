import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { camposRecusados, recusas } from '../../lib/erros-api.ts';
import { avisos } from '../../ui/dialogo/toasts.ts';

type RecusaCampos = (campos: Readonly<Record<string, string>>) => void;

/** Corrects name, CPF or birth date; the server's refusal of a field is put under it (REGRAS 2.24). */
export function useCorrigirDados(aoRecusar: RecusaCampos, aoConcluir: () => void) {
  const cache = useQueryClient();
  return useChamada('corrigirDadosDaPessoa', {
    aoConcluir: async () => {
      aoConcluir();
      avisos.mostrar('Dados corrigidos. A pessoa recebe um aviso.');
      await renovarPessoa(cache);
    },
    aoFalhar: (erro) => {
      const campos = camposRecusados(erro);
      if (campos !== undefined) aoRecusar(campos);
      return (
        campos !== undefined ||
        recusas(['menorDeIdade'], ({ message }) => aoRecusar({ nascimento: message }))(erro) ||
        recusas(['cpfDeOutraConta'], ({ message }) => aoRecusar({ cpf: message }))(erro)
      );
    },
  });
}

async function renovarPessoa(cache: QueryClient): Promise<void> {
  const nomes = ['getPessoa', 'getTrilhaDaPessoa', 'buscarPessoas'] as const;
  await Promise.all(nomes.map((nome) => cache.invalidateQueries({ queryKey: chaveDe(nome) })));
}

/** The acts of an operator on one person; afterwards the page and its trail are read again (REGRAS 2.15). */
export function useAgirSobrePessoa() {
  const cache = useQueryClient();
  const renovar = (): Promise<void> => renovarPessoa(cache);
  const depois = (feito: string) => ({
    aoConcluir: async () => {
      avisos.mostrar(feito);
      await renovar();
    },
  });
  return {
    revelar: useChamada('revelarDado', { aoConcluir: renovar }),
    bloquear: useChamada('bloquearPessoa', depois('Conta bloqueada. As sessões terminaram.')),
    desbloquear: useChamada('desbloquearPessoa', depois('Conta desbloqueada')),
    encerrarSessoes: useChamada('encerrarSessoesDaPessoa', {
      aoConcluir: async ({ encerradas }) => {
        avisos.mostrar(encerradas === 1 ? '1 sessão encerrada' : `${encerradas} sessões encerradas`);
        await renovar();
      },
    }),
    liberarAparelho: useChamada('liberarAparelho', depois('Aparelho liberado')),
    revogarAparelho: useChamada('revogarAparelho', depois('Aparelho sem confiança')),
    mensagem: useChamada('enviarMensagem', depois('Mensagem enviada')),
    restringir: useChamada('restringirPessoa', depois('Conta restrita')),
    tirarRestricao: useChamada('tirarRestricao', depois('Restrição retirada')),
    liberarCpf: useChamada('liberarCpfParaPessoa', depois('CPF liberado. As duas pessoas recebem um aviso.')),
    concederEnvio: useChamada('concederEnvioDeIdentidade', depois('Mais um envio concedido')),
    pedirCopia: useChamada('pedirCopiaDaPessoa', depois('Cópia pedida. A pessoa recebe um aviso quando ficar pronta.')),
    pedirExclusao: useChamada('pedirExclusaoDaPessoa', depois('Exclusão marcada. A pessoa tem 7 dias para desfazer.')),
  };
}
