import { diaDe } from '@rateia/domain/datas';
import { formatarDiaCompleto } from '@rateia/domain/datas-formatadas';
import { centavos, formatarReais } from '@rateia/domain/dinheiro';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { ListaDefinicao } from '../../../../ui/base/lista-definicao.tsx';
import { dialogos } from '../../../../ui/dialogo/dialogos.ts';
import { useSairDoPlus, useVoltarAoPlus } from '../mutations.ts';
import type { Adesao, Plus } from '../plus.ts';
import c from './plus.module.css';

interface MeuPlusProps {
  readonly plus: Plus;
  readonly adesao: Adesao;
}

/** A Plus in force: since when, until when, what comes next, and both ways out of it (REGRAS 2.32). */
export function MeuPlus({ plus: { mensal, ligado }, adesao }: MeuPlusProps) {
  const { desde, validaAte, renova, devolveAte } = adesao;
  const sair = useSairDoPlus();
  const voltar = useVoltarAoPlus();
  const fim = formatarDiaCompleto(diaDe(validaAte));
  const preco = formatarReais(centavos(mensal));
  async function sairNoFim(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: 'Sair do Plus?',
      corpo: `A taxa reduzida vale até ${fim}. Depois disso nada é cobrado.`,
      acao: 'Sair do Plus',
      escape: 'Ficar no Plus',
    });
    if (sim) sair.mutate({ body: { devolver: false } });
  }
  async function desistir(): Promise<void> {
    const sim = await dialogos.mostrar({
      titulo: 'Desistir do Plus?',
      corpo: `O Plus termina agora e ${preco} voltam para você.`,
      acao: 'Desistir e receber de volta',
      escape: 'Ficar no Plus',
      perigo: true,
    });
    if (sim) sair.mutate({ body: { devolver: true } });
  }
  return (
    <Cartao titulo="O seu Plus">
      <div className={c['pilha']}>
        <ListaDefinicao
          itens={[
            { rotulo: 'Desde', valor: formatarDiaCompleto(diaDe(desde)) },
            { rotulo: renova ? 'Renova em' : 'Termina em', valor: fim },
            ...(renova && ligado ? [{ rotulo: 'Próximo mês, do seu saldo', valor: preco }] : []),
          ]}
        />
        {renova ? (
          <Botao bloco variante="linha" fazendo={sair.isPending && 'Saindo'} onClick={() => void sairNoFim()}>
            Sair no fim do mês
          </Botao>
        ) : (
          <Botao bloco fazendo={voltar.isPending && 'Voltando'} onClick={() => voltar.mutate({ body: {} })}>
            Continuar no Plus
          </Botao>
        )}
        {devolveAte !== null && (
          <Botao bloco variante="texto" onClick={() => void desistir()}>
            {`Desistir e receber de volta, até ${formatarDiaCompleto(devolveAte)}`}
          </Botao>
        )}
      </div>
    </Cartao>
  );
}
