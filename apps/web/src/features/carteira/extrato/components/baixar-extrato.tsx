import { IconFileSpreadsheet, IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Cartao } from '../../../../ui/base/cartao.tsx';
import { Nota } from '../../../../ui/base/nota.tsx';
import { useBaixarArquivo } from '../../mutations.ts';
import type { RecorteDoExtrato } from '../../queries.ts';
import c from './baixar-extrato.module.css';

const formatos = [
  { formato: 'pdf', rotulo: 'PDF', Icone: IconFileTypePdf },
  { formato: 'csv', rotulo: 'Planilha (CSV)', Icone: IconFileSpreadsheet },
  { formato: 'ofx', rotulo: 'OFX', Icone: IconFileText },
] as const;

interface BaixarExtratoProps {
  readonly recorte: RecorteDoExtrato;
  /** "dezembro"; undefined for the whole history. */
  readonly mes: string | undefined;
}

/** The statement that is shown, as a file to keep: for people, for a spreadsheet, for a program of accounts (REGRAS 2.33). */
export function BaixarExtrato({ recorte, mes }: BaixarExtratoProps) {
  const [erro, setErro] = useState<string>();
  const [pedido, setPedido] = useState<(typeof formatos)[number]['formato']>();
  const baixar = useBaixarArquivo(setErro);
  const { conta, de, ate } = recorte;
  return (
    <Cartao titulo={mes === undefined ? 'Guardar o extrato' : `Guardar o extrato de ${mes}`}>
      <p className={c['apoio']}>
        Vai a conta escolhida acima, {mes === undefined ? 'desde o primeiro movimento' : 'com o mês inteiro'}. O OFX é
        para programas de finanças.
      </p>
      {erro !== undefined && (
        <Nota tom="warning" alerta>
          {erro}
        </Nota>
      )}
      <div className={c['formatos']}>
        {formatos.map(({ formato, rotulo, Icone }) => (
          <Botao
            key={formato}
            variante="linha"
            icone={<Icone size={20} stroke={1.75} />}
            rotulo={`Baixar extrato em ${rotulo}`}
            fazendo={baixar.isPending && pedido === formato && 'Preparando'}
            onClick={() => {
              setErro(undefined);
              setPedido(formato);
              baixar.mutate({
                body: {
                  tipo: 'extrato',
                  formato,
                  conta,
                  ...(de === undefined ? {} : { de }),
                  ...(ate === undefined ? {} : { ate }),
                },
              });
            }}
          >
            {rotulo}
          </Botao>
        ))}
        <Botao variante="texto" href={paths.carteiraInforme()}>
          Ver o informe do ano
        </Botao>
      </div>
    </Cartao>
  );
}
