import { paths } from '../../../../lib/paths.ts';
import { Botao } from '../../../../ui/base/botao.tsx';
import { Vazio } from '../../../../ui/estado/vazio.tsx';
import { Pagina } from '../../../../ui/layout/pagina.tsx';

/** No seat is held under this address: it was paid, given back, or never was. */
export function SemReserva() {
  return (
    <Pagina titulo="Finalizar assinatura" voltar={paths.grupos()} largura="estreita">
      <Vazio
        titulo="Não há vaga reservada aqui"
        detalhe="Nada está sendo cobrado. Se você já pagou, o grupo aparece em Meus grupos."
        acao={<Botao href={paths.meusGrupos()}>Ver meus grupos</Botao>}
      />
    </Pagina>
  );
}
