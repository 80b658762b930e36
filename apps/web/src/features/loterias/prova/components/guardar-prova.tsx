import { MARCA } from '@rateia/domain/marca';
import { IconFileCode, IconListDetails, IconRubberStamp } from '@tabler/icons-react';
import { baixar, baixarTexto } from '../../../../lib/baixar.ts';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { LinhaLista, Lista } from '../../../../ui/base/lista.tsx';
import type { Prova } from '../conferir.ts';

/** Files with which a person checks the pool without us and without a network (REGRAS 2.12 Commitment). */
export function GuardarProva({ prova: { id, lacres } }: { readonly prova: Prova }) {
  async function baixarVerificador(): Promise<void> {
    const { default: pagina } = await import('@rateia/domain/loterias/verificador-do-bolao.html?raw');
    baixarTexto('verificador-do-bolao.html', pagina);
  }
  return (
    <Cartao titulo="Guarde e confira sem internet" rente>
      <Lista>
        <LinhaLista
          icone={<IconFileCode size={22} stroke={1.75} />}
          titulo="Verificador"
          detalhe="Um arquivo só. Abre em qualquer navegador, sem internet"
          onClick={() => void baixarVerificador()}
        />
        {lacres.map(({ momento, folhas }) => (
          <LinhaLista
            key={momento}
            icone={<IconListDetails size={22} stroke={1.75} />}
            titulo={momento === 'fechamento' ? 'Lista e jogos' : 'Lista, jogos e recibos'}
            detalhe="Cotas por número, sem nomes"
            onClick={() => baixarTexto(nomeDaLista(id, momento), JSON.stringify({ folhas }))}
          />
        ))}
        {lacres.map(
          ({ momento, carimbo }) =>
            carimbo !== null && (
              <LinhaLista
                key={`carimbo-${momento}`}
                icone={<IconRubberStamp size={22} stroke={1.75} />}
                titulo={momento === 'fechamento' ? 'Carimbo da lista' : 'Carimbo com os recibos'}
                detalhe="Assinado por quem marcou a hora (RFC 3161)"
                onClick={() =>
                  baixar(`data:application/octet-stream;base64,${carimbo.token}`, nomeDoCarimbo(id, momento))
                }
              />
            ),
        )}
      </Lista>
    </Cartao>
  );
}

function nomeDaLista(id: number, momento: string): string {
  return `${MARCA.toLocaleLowerCase('pt-BR')}-bolao-${id}-${momento}.json`;
}

/** A token alone, as `openssl ts -verify -token_in` reads it. */
function nomeDoCarimbo(id: number, momento: string): string {
  return `${MARCA.toLocaleLowerCase('pt-BR')}-bolao-${id}-${momento}.tst`;
}
