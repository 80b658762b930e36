import { IconArrowUpRight, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { linhaDaCobranca } from '../../../../lib/cobrancas.ts';
import { paths } from '../../../../lib/paths.ts';
import { rotaFeita } from '../../../../lib/rotas.ts';
import { BotaoIcone } from '../../../../ui/base/botao-icone.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Ligacao } from '../../../../ui/base/ligacao.tsx';
import { ProximasCobrancas } from '../../../../ui/carteira/proximas-cobrancas.tsx';
import { Valor } from '../../../../ui/dinheiro/valor.tsx';
import { Osso } from '../../../../ui/estado/carregando.tsx';
import { Consulta } from '../../../../ui/estado/consulta.tsx';
import { gruposQueries } from '../../queries.ts';
import c from './carteira-ao-lado.module.css';

const PROXIMAS = 3;

/** The balance that can be used now, and the next charge. */
export function CarteiraAoLado() {
  const consulta = useQuery(gruposQueries.credito());
  return (
    <Cartao
      titulo="Carteira"
      ladoTitulo={
        rotaFeita('carteiraCreditos') && (
          <Ligacao pequena href={paths.carteiraCreditos()}>
            Ver extrato
          </Ligacao>
        )
      }
    >
      <Consulta consulta={consulta} erro="Não conseguimos carregar o saldo" esqueleto={<Osso altura={64} raio={14} />}>
        {({ saldos, proximasCobrancas }) => (
          <>
            <div className={c['saldo']}>
              <span>
                <span className={c['apoio']}>Disponível</span>
                <Valor valor={saldos.disponivel} tamanho="lg" />
              </span>
              <span className={c['acoes']}>
                {rotaFeita('carteiraAdicionarValor') && (
                  <BotaoIcone rotulo="Adicionar saldo" tom="suave" href={paths.carteiraAdicionarValor()}>
                    <IconPlus size={22} stroke={1.75} />
                  </BotaoIcone>
                )}
                {rotaFeita('carteiraRetiradaValor') && (
                  <BotaoIcone rotulo="Retirar saldo" tom="suave" href={paths.carteiraRetiradaValor()}>
                    <IconArrowUpRight size={22} stroke={1.75} />
                  </BotaoIcone>
                )}
              </span>
            </div>
            <h3 className={c['titulo']}>
              {proximasCobrancas.length === 0 ? 'Nenhuma cobrança marcada' : 'Próximas cobranças'}
            </h3>
            <ProximasCobrancas cobrancas={proximasCobrancas.slice(0, PROXIMAS).map(linhaDaCobranca)} />
          </>
        )}
      </Consulta>
    </Cartao>
  );
}
