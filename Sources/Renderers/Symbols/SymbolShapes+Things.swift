extension SymbolShapes {
    /// The drawings of things, in the notation of `signs`.
    static let things = """
        magnifyingglass
        -M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0zM15.3 15.3L21 21
        gear gearshape gearshape.2
        -M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1
        +M5.5 12a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z
        -M9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z
        star
        +M12 2.8l2.8 6 6.5.8-4.8 4.5 1.3 6.5-5.8-3.2-5.8 3.2 1.3-6.5L2.7 9.6l6.5-.8z
        heart
        +M12 20.5S3.5 15.2 3.5 9c0-3 2.2-4.8 4.5-4.8 1.7 0 3.2.9 4 2.5.8-1.6 2.3-2.5 4-2.5 2.3 0 4.5 1.8 4.5 4.8 0 \
        6.2-8.5 11.5-8.5 11.5z
        trash trash.can
        -M4 6.5h16M9 6.3V3.8h6v2.5
        +M5.8 6.5l1 14h10.4l1-14z
        -M10 10v7M14 10v7
        bell
        +M4.5 18l1.7-2.5V11a5.8 5.8 0 0 1 11.6 0v4.5l1.7 2.5z
        -M10 21.2h4M12 5V3
        camera
        +M3 7.5h4.2L8.7 5h6.6l1.5 2.5H21v12H3z
        -M8.4 13.2a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z
        photo photo.on.rectangle
        +M3 5h18v14H3z
        -M3.5 17.5l5-5 4 4 3-3 5 4.5M14.5 9a1.4 1.4 0 1 0 2.8 0a1.4 1.4 0 1 0 -2.8 0z
        video
        +M2.5 7h12.5v10H2.5z
        +M16.5 11l5-3.5v9l-5-3.5z
        film
        +M3 5h18v14H3z
        -M7.5 5v14M16.5 5v14M3 9.7h4.5M3 14.3h4.5M16.5 9.7H21M16.5 14.3H21
        envelope
        +M3 5.5h18v13H3z
        -M3.5 6.5l8.5 7 8.5-7
        phone
        +M6.5 3.5l3 .8.8 3.9-2 1.7c1 2.4 2.7 4.1 5.1 5.1l1.7-2 3.9.8.8 3c-.2 2-1.5 3.3-3.3 3.2C10 19.5 4.5 14 4 7.5\
        c-.1-1.9.8-3.5 2.5-4z
        message bubble.left bubble.right text.bubble ellipsis.bubble
        +M3.5 5h17v11.5H11L6.5 20.5v-4h-3z
        play
        +M7 4v16l13-8z
        pause
        +M6.5 4.5h3.5v15H6.5zM14 4.5h3.5v15H14z
        stop
        +M5 5h14v14H5z
        forward
        +M3 5.5v13l8.5-6.5zM12 5.5v13l8.5-6.5z
        backward
        +M21 5.5v13L12.5 12zM12 5.5v13L3.5 12z
        circle
        +M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z
        square
        +M4 4h16v16H4z
        rectangle
        +M2.5 5.5h19v13h-19z
        triangle
        +M12 3L22 20.5H2z
        bookmark
        +M6.5 3.5h11v17.5L12 16.5 6.5 21z
        calendar
        +M3.5 5h17v15.5h-17z
        -M3.5 9.5h17M8 3v3.5M16 3v3.5
        clock
        +M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0z
        -M12 6.5V12.5l4 2
        timer
        -M4 13a8 8 0 1 0 16 0a8 8 0 1 0 -16 0zM12 13V8M9.5 2.5h5
        folder
        +M3 5.5h6.5l2 2.5H21v11.5H3z
        doc
        +M6 3h8l4.5 4.5V21H6z
        -M14 3v4.5h4.5
        doc.text doc.plaintext newspaper
        +M5 3h14v18H5z
        -M8 8h8M8 12h8M8 16h5
        doc.on.doc square.on.square
        +M9 8h10.5v13H9z
        -M9 16H4.5V3H15v5
        link
        -M9.5 14.5l5-5M10.5 7l2.5-2.5a4.2 4.2 0 0 1 6 6L16.5 13M13.5 17L11 19.5a4.2 4.2 0 0 1-6-6L7.5 11
        lock
        +M5 10.5h14v10H5z
        -M8 10.5V7.5a4 4 0 0 1 8 0v3
        lock.open
        +M5 10.5h14v10H5z
        -M8 10.5V7a4 4 0 0 1 7.8-1.3
        key
        +M3.5 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z
        -M11.3 12.3L20 3.5M16.5 7l3 3
        mic
        +M9 6a3 3 0 0 1 6 0v6a3 3 0 0 1-6 0z
        -M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3.5M8.5 21.5h7
        speaker speaker.wave.2 speaker.wave.3
        +M3 9h4l5-4v14l-5-4H3z
        -M15.5 9a4.5 4.5 0 0 1 0 6M18 6a8.5 8.5 0 0 1 0 12
        cart
        -M2 4h3l2.6 11.5h10.9L21 7H5.8
        *M7.5 19.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0zM15.5 19.5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0z
        handbag bag
        +M4.5 8h15l1 12.5h-17z
        -M8.5 8V7a3.5 3.5 0 0 1 7 0v1
        creditcard
        +M2.5 5.5h19v13h-19z
        -M2.5 9.5h19M5.5 15h4
        gift
        +M3.5 8h17v4h-17zM5 12h14v8.5H5z
        -M12 8v12.5M12 8C9 8 7 6.5 7.5 4.5S11 4 12 8c1-4 4-5.5 4.5-3.5S15 8 12 8
        tag
        +M3 11.5V3.5h8L21 13.5 13.5 21z
        -M6.2 7.5a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z
        flag
        +M5.5 4c4-2 7 2 13 0v10c-6 2-9-2-13 0z
        -M5.5 4v17.5
        bolt
        +M13.5 2.5L4.5 13.5h6L9.5 21.5l9.5-11.5h-6.5z
        flame
        +M12 2.5c1 4 6 6 6 11.5a6 6 0 0 1-12 0c0-2.5 1-4 2.5-5 0 2 .8 3 2 3.5-1-4 0-7 1.5-10z
        drop
        +M12 2.5c4 5 6.5 8.2 6.5 11.8a6.5 6.5 0 0 1-13 0C5.5 10.7 8 7.5 12 2.5z
        cloud
        +M7 19a4.5 4.5 0 0 1-.5-9 6 6 0 0 1 11.5 1 4 4 0 0 1-.5 8z
        sun.max
        +M7.5 12a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z
        -M12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.8 1.8M17.2 17.2L19 19M5 19l1.8-1.8M17.2 6.8L19 5
        moon
        +M14.5 3.5a9 9 0 1 0 6.5 13A9.5 9.5 0 0 1 14.5 3.5z
        eye
        +M2 12c2.5-4.5 6-6.5 10-6.5s7.5 2 10 6.5c-2.5 4.5-6 6.5-10 6.5S4.5 16.5 2 12z
        -M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z
        hand.thumbsup
        +M3 11h4v9H3zM7 11.5L11.5 3c2 0 2.5 1.5 2 3.5L12.8 9.5H20l-1.5 10.5H7z
        hand.thumbsdown
        +M3 4h4v9H3zM7 12.5L11.5 21c2 0 2.5-1.5 2-3.5L12.8 14.5H20L18.5 4H7z
        pencil
        +M4 20l1.3-4.5L16 4.8 19.2 8 8.5 18.7z
        -M13.8 7l3.2 3.2
        scissors
        -M7 8.5L20 18M7 15.5L20 6M3.5 6.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0zM3.5 17.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 \
        1 0 -5 0z
        paperclip
        -M17 8.5l-7.5 7.5a2 2 0 0 0 3 3L20 11a4.2 4.2 0 0 0-6-6L6 13a6 6 0 0 0 8.5 8.5
        list.bullet list.dash
        -M9 6h12M9 12h12M9 18h12
        *M3 6a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM3 12a1.3 1.3 0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0zM3 18a1.3 1.3 \
        0 1 0 2.6 0a1.3 1.3 0 1 0 -2.6 0z
        line.3.horizontal line.horizontal.3 text.justify
        -M4 6.5h16M4 12h16M4 17.5h16
        line.3.horizontal.decrease
        -M3 6.5h18M6.5 12h11M10 17.5h4
        slider.horizontal.3
        -M3 6h11M18 6h3M3 12h3M10 12h11M3 18h11M18 18h3M14 6a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM6 12a2 2 0 1 0 4 0a2 2 0 \
        1 0 -4 0zM14 18a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z
        square.grid.2x2
        +M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z
        book book.closed
        +M12 6c-2.5-2-5.5-2.5-9-2v14.5c3.5-.5 6.5 0 9 2 2.5-2 5.5-2.5 9-2V4c-3.5-.5-6.5 0-9 2z
        -M12 6v14.5
        music.note
        -M9.5 17.5V4.5l9-2v13
        *M4.5 18a2.5 2.2 0 1 0 5 0a2.5 2.2 0 1 0 -5 0zM13.5 16a2.5 2.2 0 1 0 5 0a2.5 2.2 0 1 0 -5 0z
        wifi
        -M2.5 9.5a13.5 13.5 0 0 1 19 0M6 13a8.5 8.5 0 0 1 12 0M9.3 16.3a3.8 3.8 0 0 1 5.4 0
        *M10.8 19.5a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0z
        printer
        +M3.5 9h17v8h-17z
        -M7 9V3.5h10V9M7 14h10v6.5H7z
        chart.bar
        +M4 12h4v8H4zM10 4h4v16h-4zM16 8h4v12h-4z
        qrcode
        -M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4z
        *M6 6h2v2H6zM16 6h2v2h-2zM6 16h2v2H6zM14 14h2v2h-2zM18 14h2v2h-2zM16 16h2v2h-2zM14 18h2v2h-2zM18 18h2v2h-2z
        barcode
        -M4 5v14M7 5v14M9.5 5v14M13 5v14M15 5v14M18 5v14M20.5 5v14
        shield
        +M12 2.5l8 3v6c0 5-3 8.3-8 10-5-1.7-8-5-8-10v-6z
        wrench
        +M20.5 6.5l-3.5 3.5-3-3 3.5-3.5a5.5 5.5 0 0 0-7 7L3.5 17.5l3 3L13.5 13.5a5.5 5.5 0 0 0 7-7z
        """
}
