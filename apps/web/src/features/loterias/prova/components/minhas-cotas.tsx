import { nomeDoArquivoDaProva } from '@rateia/domain/loterias/arquivo-da-prova';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { baixarTexto } from '../../../../lib/baixar.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { loteriasQueries } from '../../queries.ts';
import c from './prova.module.css';

/** The files of the reader's own cotas, as they were sent by e-mail; nothing for a person who has none. */
export function MinhasCotas({ id }: { readonly id: number }) {
  const provas = useQuery(loteriasQueries.minhaProva(id)).data?.provas ?? [];
  if (provas.length === 0) return null;
  return (
    <Cartao titulo="Os arquivos das suas cotas">
      <div className={c['botoes']}>
        {provas.map(({ momento, ...prova }) => (
          <Botao
            key={`${momento}-${prova.cota}`}
            variante="suave"
            tamanho="sm"
            icone={<IconDownload size={20} stroke={1.75} />}
            onClick={() =>
              baixarTexto(nomeDoArquivoDaProva({ bolaoId: id, cota: prova.cota, momento }), JSON.stringify(prova))
            }
          >
            {`Cota ${prova.cota}${momento === 'comprovado' ? ', com os recibos' : ''}`}
          </Botao>
        ))}
      </div>
    </Cartao>
  );
}
