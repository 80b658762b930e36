import { formatarMomento } from '@rateia/domain/datas-formatadas';
import { MARCA } from '@rateia/domain/marca';
import { BotaoCopiar } from '../../../../ui/base/botao-copiar.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import type { Lacre } from '../conferir.ts';
import { emGrupos } from '../conferir.ts';
import c from './prova.module.css';

const MOMENTOS = { fechamento: 'Lista e jogos', comprovado: 'Com os recibos' } as const;

/** The roots with the moments at which they were published. */
export function LacresDoBolao({ lacres }: { readonly lacres: readonly Lacre[] }) {
  return (
    <Cartao titulo={lacres.length === 1 ? 'O lacre deste bolão' : 'Os lacres deste bolão'}>
      <div className={c['pilha']}>
        {lacres.map(({ momento, raiz, publicadoEm, carimbo }) => (
          <section key={momento} className={c['lacre']}>
            <h3>{MOMENTOS[momento]}</h3>
            <p className={c['miudo']}>{`Publicado ${formatarMomento(publicadoEm)}`}</p>
            <p className={c['codigo']}>{emGrupos(raiz)}</p>
            {carimbo !== null && (
              <Nota titulo="A hora não é só nossa palavra.">
                {`${carimbo.autoridade}, de fora da ${MARCA}, assinou este código em ${formatarMomento(carimbo.em)}.`}
              </Nota>
            )}
            <BotaoCopiar texto={raiz} nome={`lacre: ${MOMENTOS[momento]}`} aviso="O lacre foi copiado" />
          </section>
        ))}
      </div>
    </Cartao>
  );
}
