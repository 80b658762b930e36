import { formatarDia } from '@rateia/domain/datas-formatadas';
import type { RespostaDe } from '../../../lib/api-client.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import { Cartao } from '../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../ui/base/lista-definicao.tsx';
import { Nota } from '../../../ui/base/nota.tsx';
import { dialogos } from '../../../ui/dialogo/dialogos.ts';
import { Valor } from '../../../ui/dinheiro/valor.tsx';
import { useDesligarAutomatica } from '../mutations-automatica.ts';

interface AutomaticaLigadaProps {
  readonly ligada: NonNullable<RespostaDe<'getRetiradaAutomatica'>['ligada']>;
  readonly chaves: RespostaDe<'validarPixCpf'>['chaves'];
}

/** The automatic withdrawal that is on, and the way to switch it off (REGRAS 2.6). */
export function AutomaticaLigada({ ligada, chaves }: AutomaticaLigadaProps) {
  const desligar = useDesligarAutomatica();
  const chave = chaves.find(({ id }) => id === ligada.idChave);
  async function perguntar(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: 'Desligar a retirada automática?',
      corpo: 'O seu dinheiro fica na carteira até você pedir uma retirada. Uma que já saiu segue o caminho dela.',
      acao: 'Desligar',
      escape: 'Deixar ligada',
    });
    if (sim) desligar.mutate(undefined);
  }
  return (
    <>
      <Cartao titulo="Ligada">
        <ListaDefinicao
          itens={[
            { rotulo: 'Todo mês, no dia', valor: ligada.dia },
            { rotulo: 'A próxima', valor: formatarDia(ligada.proximaEm) },
            { rotulo: 'Fica na carteira', valor: <Valor valor={ligada.manter} /> },
            ...(chave === undefined ? [] : [{ rotulo: 'Chave Pix', valor: chave.chave }]),
          ]}
        />
      </Cartao>
      <Nota>
        Valem os mesmos limites, taxas e análises das outras retiradas. Se a chave deixar de servir ou o banco não
        aceitar, ela para e avisamos você.
      </Nota>
      <Botao
        variante="perigo-linha"
        bloco
        fazendo={desligar.isPending && 'Desligando'}
        onClick={() => void perguntar()}
      >
        Desligar
      </Botao>
    </>
  );
}
