import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../lib/consultas.ts';
import { avisos } from '../../ui/dialogo/toasts.ts';

/** What an operator does to one person; afterwards the page and its trail are read again (REGRAS 2.15). */
export function useAgirSobrePessoa() {
  const cache = useQueryClient();
  const renovar = async (): Promise<void> => {
    const nomes = ['getPessoa', 'getTrilhaDaPessoa', 'buscarPessoas'] as const;
    await Promise.all(nomes.map((nome) => cache.invalidateQueries({ queryKey: chaveDe(nome) })));
  };
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
  };
}
