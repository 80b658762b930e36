import * as chamadas from '@rateia/contracts/chamadas';
import { useQueryClient } from '@tanstack/react-query';
import { chaveDe, useChamada } from '../../../lib/consultas.ts';
import { recusas } from '../../../lib/erros-api.ts';
import { telaDeEspera } from '../../../lib/meios/meios.ts';
import { irPara } from '../../../lib/navegador.ts';
import { paths } from '../../../lib/paths.ts';
import { recados } from '../../../ui/dialogo/recados.ts';

/** Buys all cotas of a combo in one order: the wallet settles at once, a Pix is paid on its own page. */
export function useComprarCombo(aoRecusar: (mensagem: string) => void) {
  const cliente = useQueryClient();
  return useChamada(chamadas.createCotasDoCombo, {
    aoConcluir: async ({ idPagamento }, { body }) => {
      if (idPagamento !== null) return irPara(telaDeEspera(body.meioPagamento, { idPagamento }));
      recados.mostrar('As cotas do combo são suas');
      await cliente.invalidateQueries({ queryKey: chaveDe('getComboDeBoloes') });
      return irPara(paths.loteria());
    },
    aoFalhar: recusas(
      [
        'cotasInsuficientes',
        'umaCotaPorPessoa',
        'soParaMinasGerais',
        'vendasTerminaram',
        'bolaoParaMaiores',
        'jogoEmPausa',
        'jogoExcluido',
        'limiteDeJogo',
        'precoMudou',
        'saldoInsuficiente',
        'meioPagamentoIndisponivel',
      ],
      ({ message }) => aoRecusar(message),
    ),
  });
}
