import type { useImagem } from '../../../lib/use-imagem.ts';
import { Botao } from '../../../ui/base/botao.tsx';
import c from './ver-recibo.module.css';

interface VerReciboProps {
  readonly id: number;
  /** The receipt in words: "Mega-Sena 3.101, terminal 052118-4". */
  readonly nome: string;
  readonly imagem: ReturnType<typeof useImagem>;
}

/** The picture of an official receipt, opened and closed by its reader (REGRAS 2.12 Receipt). */
export function VerRecibo({ id, nome, imagem: { url, abrindo, abrir, fechar } }: VerReciboProps) {
  const aberta = url !== undefined;
  return (
    <>
      <Botao
        variante="texto"
        tamanho="sm"
        rotulo={`${aberta ? 'Fechar' : 'Ver'} o recibo: ${nome}`}
        fazendo={abrindo && 'Abrindo'}
        onClick={() => (aberta ? fechar() : abrir(id))}
      >
        {aberta ? 'Fechar o recibo' : 'Ver o recibo'}
      </Botao>
      {aberta && <img className={c['recibo']} src={url} alt={`Recibo: ${nome}`} />}
    </>
  );
}
