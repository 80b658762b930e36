import { Cartao } from '../ui/base/cartao.tsx';
import { Grade, Secao } from '../ui/base/secao.tsx';
import type { CorLoteria } from '../ui/loteria/bola.tsx';
import { Bolas, MarcaDaLoteria } from '../ui/loteria/bola.tsx';
import { BolaoCard } from '../ui/loteria/bolao-card.tsx';

/** Every lottery of the product (spec 1, §1). */
const nomes: Record<CorLoteria, string> = {
  'mega-sena': 'Mega-Sena',
  'mega-da-virada': 'Mega da Virada',
  lotofacil: 'Lotofácil',
  'lotofacil-da-independencia': 'Lotofácil da Independência',
  quina: 'Quina',
  'quina-de-sao-joao': 'Quina de São João',
  'dupla-sena': 'Dupla Sena',
  'dupla-sena-de-pascoa': 'Dupla Sena de Páscoa',
  timemania: 'Timemania',
  lotomania: 'Lotomania',
  'dia-de-sorte': 'Dia de Sorte',
  'mais-milionaria': '+Milionária',
  loteca: 'Loteca',
  'trem-das-onze': 'Trem das Onze',
  multiplas: 'Várias loterias',
};
const lista = Object.entries(nomes) as [CorLoteria, string][];

/** Balls before and after the draw, every colour, and the card of a pool. */
export function LoteriasNaGaleria() {
  return (
    <Secao titulo="Loterias">
      <div style={{ display: 'grid', gap: 16 }}>
        <Cartao titulo="Bolas">
          <Bolas
            loteria="lotofacil"
            rotulo="Jogo 1"
            dezenas={[
              { numero: '02', estado: 'acertou' },
              { numero: '05', estado: 'acertou' },
              { numero: '08', estado: 'acertou' },
              { numero: '11', estado: 'errou' },
              { numero: '14', estado: 'errou' },
              { numero: '19' },
              { numero: '24' },
            ]}
          />
        </Cartao>
        <Grade>
          {lista.map(([loteria, nome]) => (
            <Cartao key={loteria}>
              <p style={{ display: 'flex', alignItems: 'center', gap: 8, margin: '0 0 12px' }}>
                <MarcaDaLoteria loteria={loteria} /> {nome}
              </p>
              <Bolas
                loteria={loteria}
                rotulo={nome}
                dezenas={[{ numero: '07', estado: 'acertou' }, { numero: '13' }, { numero: '22', estado: 'errou' }]}
              />
            </Cartao>
          ))}
        </Grade>
        <Grade>
          <BolaoCard
            href="#b1"
            loteria="quina"
            nome="Quina"
            concurso="Concurso 7.207 · hoje, 21h"
            premio="R$ 6,4 milhões"
            jogos="5 jogos de 7 dezenas"
            valorCota={1155}
            cotas={{ total: 25, vendidas: 18 }}
          />
          <BolaoCard
            href="#b2"
            loteria="mega-da-virada"
            nome="Mega da Virada"
            concurso="Concurso 2.955 · 31 dez, 20h"
            premio="R$ 850 milhões"
            jogos="10 jogos de 8 dezenas"
            valorCota={10_000}
            cotas={{ total: 100, vendidas: 99, suas: 2 }}
            situacao="Vendas até quinta, 17h"
          />
        </Grade>
      </div>
    </Secao>
  );
}
