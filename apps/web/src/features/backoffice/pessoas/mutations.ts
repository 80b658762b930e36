import * as chamadas from '@rateia/contracts/chamadas';
import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import { camposRecusados, recusas } from '../../../lib/erros-api.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

type RecusaCampos = (campos: Readonly<Record<string, string>>) => void;

/** Corrects name, CPF or birth date; the server's refusal of a field is put under it (REGRAS 2.24). */
export function useCorrigirDados(aoRecusar: RecusaCampos, aoConcluir: () => void) {
  const cache = useQueryClient();
  return useChamada(chamadas.corrigirDadosDaPessoa, {
    aoConcluir: async () => {
      aoConcluir();
      recados.mostrar('Dados corrigidos. A pessoa recebe um aviso.');
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
  function renovar(): Promise<void> {
    return renovarPessoa(cache);
  }
  function depois(feito: string) {
    return {
      aoConcluir: async () => {
        recados.mostrar(feito);
        await renovar();
      },
    };
  }
  return {
    revelar: useChamada(chamadas.revelarDado, { aoConcluir: renovar }),
    bloquear: useChamada(chamadas.bloquearPessoa, depois('Conta bloqueada. As sessões terminaram.')),
    desbloquear: useChamada(chamadas.desbloquearPessoa, depois('Conta desbloqueada')),
    encerrarSessoes: useChamada(chamadas.encerrarSessoesDaPessoa, {
      aoConcluir: async ({ encerradas }) => {
        recados.mostrar(encerradas === 1 ? '1 sessão encerrada' : `${encerradas} sessões encerradas`);
        await renovar();
      },
    }),
    liberarAparelho: useChamada(chamadas.liberarAparelho, depois('Aparelho liberado')),
    revogarAparelho: useChamada(chamadas.revogarAparelho, depois('Aparelho sem confiança')),
    mensagem: useChamada(chamadas.enviarMensagem, depois('Mensagem enviada')),
    restringir: useChamada(chamadas.restringirPessoa, depois('Conta restrita')),
    tirarRestricao: useChamada(chamadas.tirarRestricao, depois('Restrição retirada')),
    liberarCpf: useChamada(chamadas.liberarCpfParaPessoa, depois('CPF liberado. As pessoas recebem um aviso.')),
    concederEnvio: useChamada(chamadas.concederEnvioDeIdentidade, depois('Mais um envio concedido')),
    pedirCopia: useChamada(
      chamadas.pedirCopiaDaPessoa,
      depois('Cópia pedida. A pessoa recebe um aviso quando ficar pronta.'),
    ),
    pedirExclusao: useChamada(
      chamadas.pedirExclusaoDaPessoa,
      depois('Exclusão marcada. A pessoa tem 7 dias para desfazer.'),
    ),
  };
}
