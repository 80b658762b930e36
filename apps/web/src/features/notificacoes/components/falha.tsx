import { Erro } from '../../../ui/estado/erro.tsx';

/** The list did not come (spec 1, §8). */
export function FalhaDaLista({ aoTentarDeNovo }: { readonly aoTentarDeNovo: () => void }) {
  return (
    <Erro
      titulo="Ocorreu um erro ao carregar as notificações."
      detalhe="Confira a conexão e tente de novo."
      aoTentarDeNovo={aoTentarDeNovo}
    />
  );
}

/** The words without notifications (spec 1, §2). */
export const NADA_A_MOSTRAR = 'Nenhuma notificação para ser exibida por aqui.';
